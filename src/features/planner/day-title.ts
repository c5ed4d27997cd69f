import type { Day } from './engine/trip'

/** `Tela`; on the day of the trip home, `Tela → San Pedro Sula`. */
export const dayTitle = ({ number, place, rides }: Day, nameOf: (place: string) => string): string => {
  const to = rides.at(-1)?.to ?? place
  return number === 1 || to === place ? nameOf(place) : `${nameOf(place)} → ${nameOf(to)}`
}
