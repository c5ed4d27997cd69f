const FORMAT = new Intl.DateTimeFormat('es-HN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Tegucigalpa',
})

/** An ISO time in Honduran time; empty for an invalid one. */
export const timeText = (iso: unknown): string => {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN
  return Number.isNaN(time) ? '' : FORMAT.format(time)
}
