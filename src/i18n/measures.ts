import type { Locale } from './locales'

const OUNCE = 28.3495
const OUNCES_IN_POUND = 16
const INCH = 2.54
const FLUID_OUNCE = 29.5735

const NO_BREAK_SPACE = '\u00a0'

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

/** Readers of English think in US units, those of Spanish in metric ones; both see both, and lines break between them. */
const inBoth = (metric: string, us: string, locale: Locale) => {
  const [first, second] = (locale === 'en' ? [us, metric] : [metric, us]).map((text) =>
    text.replaceAll(' ', NO_BREAK_SPACE),
  )
  return `${first} (${second})`
}

/** `1.6 oz (45 g)`, `45 g (1.6 oz)`; from a pound on in pounds, from a kilogram on in kilograms. */
export const formatWeight = (grams: number, locale: Locale): string => {
  const ounces = grams / OUNCE
  return inBoth(
    grams < 1000 ? `${rounded(grams)} g` : `${rounded(grams / 1000)} kg`,
    ounces < OUNCES_IN_POUND ? `${rounded(ounces)} oz` : `${rounded(ounces / OUNCES_IN_POUND)} lb`,
    locale,
  )
}

/** `3.4 fl oz (100 ml)`, `100 ml (3.4 oz líq.)` */
export const formatVolume = (milliliters: number, locale: Locale): string =>
  inBoth(
    `${rounded(milliliters)} ml`,
    `${rounded(milliliters / FLUID_OUNCE)} ${locale === 'en' ? 'fl oz' : 'oz líq.'}`,
    locale,
  )

/** `2.6 × 1.2 × 0.5 in (6.5 × 3 × 1.3 cm)`, `6.5 × 3 × 1.3 cm (2.6 × 1.2 × 0.5 pulg.)` */
export const formatDimensions = (centimeters: readonly number[], locale: Locale): string => {
  const each = (factor: number) => centimeters.map((length) => rounded(length / factor)).join(' × ')
  return inBoth(`${each(1)} cm`, `${each(INCH)} ${locale === 'en' ? 'in' : 'pulg.'}`, locale)
}
