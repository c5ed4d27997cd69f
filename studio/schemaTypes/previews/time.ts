const FORMAT = new Intl.DateTimeFormat('es-HN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Tegucigalpa',
})

/** An ISO time as read in Honduras; empty when it is no time. */
export const timeText = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? '' : FORMAT.format(time)
}
