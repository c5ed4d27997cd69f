import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { pick } from '~/i18n/pick'

/** The texts of `TripPlanner`. */
export const tripMessages = (locale: Locale) => {
  const { common, catalog } = MESSAGES[locale]
  const { needs: _, bagReason: __, modes: ___, ...trip } = TRIP_MESSAGES[locale]
  return {
    common: pick(common, 'islandError', 'loading'),
    kits: catalog.kits,
    ...pick(
      trip,
      'form',
      'ask',
      'share',
      'gateways',
      'interests',
      'paces',
      'bags',
      'origins',
      'ways',
      'times',
      'plan',
      'warning',
      'packing',
      'shop',
    ),
  }
}

export type TripPlannerMessages = ReturnType<typeof tripMessages>
