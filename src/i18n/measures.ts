import type { Locale } from './locales'

/** The system of units that readers of a language use, and its names for units that are not international. */
const MEASURES: Record<
  Locale,
  { readonly system: 'metric' | 'us'; readonly fluidOunces: string; readonly inches: string }
> = {
  es: { system: 'metric', fluidOunces: 'oz líq.', inches: 'pulg.' },
  en: { system: 'us', fluidOunces: 'fl oz', inches: 'in' },
}

const OUNCE = 28.3495
const OUNCES_IN_POUND = 16
const INCH = 2.54
/** In meters. */
const FOOT = 0.3048
const FLUID_OUNCE = 29.5735

const NO_BREAK_SPACE = '\u00a0'

const { format: rounded } = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** The number stays with its unit. */
const withUnit = (value: string, unit: string) => `${value}${NO_BREAK_SPACE}${unit}`

const usesUsUnits = (locale: Locale): boolean => MEASURES[locale].system === 'us'

/** The reader's own system comes first. */
const inBoth = (metric: string, us: string, locale: Locale) =>
  usesUsUnits(locale) ? `${us} (${metric})` : `${metric} (${us})`

/** `1.6 oz (45 g)`, `45 g (1.6 oz)`; pounds from one pound up, kilograms from one kilogram up. */
export const formatWeight = (grams: number, locale: Locale): string => {
  const ounces = grams / OUNCE
  return inBoth(
    grams < 1000 ? withUnit(rounded(grams), 'g') : withUnit(rounded(grams / 1000), 'kg'),
    ounces < OUNCES_IN_POUND
      ? withUnit(rounded(ounces), 'oz')
      : withUnit(rounded(ounces / OUNCES_IN_POUND), 'lb'),
    locale,
  )
}

/** `3.4 fl oz (100 ml)`, `100 ml (3.4 oz líq.)` */
export const formatVolume = (milliliters: number, locale: Locale): string =>
  inBoth(
    withUnit(rounded(milliliters), 'ml'),
    withUnit(rounded(milliliters / FLUID_OUNCE), MEASURES[locale].fluidOunces),
    locale,
  )

/** `75–84°F (24–29°C)`; in Spanish Celsius alone, as everyone in Honduras uses it. */
export const formatTemperature = (celsius: number | readonly [low: number, high: number], locale: Locale) => {
  const range = (convert: (degrees: number) => number) =>
    [celsius]
      .flat()
      .map((degrees) => Math.round(convert(degrees)))
      .join('–')
  const metric = range((degrees) => degrees)
  return usesUsUnits(locale)
    ? `${range((degrees) => degrees * 1.8 + 32)}°F (${metric}°C)`
    : withUnit(metric, '°C')
}

/** `3,770 ft (1,150 m)`; in Spanish meters alone. Feet are rounded to tens. */
export const formatHeight = (meters: number, locale: Locale): string => {
  const metric = withUnit(meters.toLocaleString('en-US'), 'm')
  const feet = Math.round(meters / FOOT / 10) * 10
  return usesUsUnits(locale) ? `${withUnit(feet.toLocaleString('en-US'), 'ft')} (${metric})` : metric
}

/** `2.6 × 1.2 × 0.5 in (6.5 × 3 × 1.3 cm)`, `6.5 × 3 × 1.3 cm (2.6 × 1.2 × 0.5 pulg.)` */
export const formatDimensions = (centimeters: readonly number[], locale: Locale): string => {
  const each = (factor: number) =>
    centimeters.map((length) => rounded(length / factor)).join(`${NO_BREAK_SPACE}×${NO_BREAK_SPACE}`)
  return inBoth(withUnit(each(1), 'cm'), withUnit(each(INCH), MEASURES[locale].inches), locale)
}
