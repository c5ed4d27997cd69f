import { daysBetween } from './calendar'

/**
 * Mean length of a lunation, and the day of a new moon, with the fraction of a day from it to that evening in Honduras
 * (Meeus, Astronomical Algorithms, chapter 49).
 */
const LUNATION = 29.530589
const NEW_MOON = '2000-01-06'
const TO_EVENING = 0.28

/** Days since new moon on an evening in Honduras; up to about 14 hours off. */
export const moonAge = (date: string): number => (daysBetween(NEW_MOON, date) + TO_EVENING) % LUNATION

/** From the first quarter to almost three days after full moon, the moon is bright and up in the evening. */
export const isMoonlit = (date: string): boolean => Math.abs(moonAge(date) - 12.5) < 5
