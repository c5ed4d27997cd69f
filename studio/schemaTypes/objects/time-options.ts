import { HONDURAS } from '~/lib/honduras-time'

/** Editors see and choose times in Honduras, wherever they are. */
export const TIME_OPTIONS = {
  dateFormat: 'DD/MM/YYYY',
  timeFormat: 'HH:mm',
  displayTimeZone: HONDURAS,
  allowTimeZoneSwitch: false,
} as const
