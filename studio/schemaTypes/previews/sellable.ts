import { LOCALES } from '~/i18n/locales'
import type { Localized } from '~/i18n/localized'
import { phaseAt } from '~/lib/period'
import { priceAt } from '~/lib/sale'
import { languageName } from '../languages'
import { shortDay } from './time'

interface Selected extends Localized<unknown> {
  readonly price?: unknown
  readonly originalPrice?: unknown
  readonly isSale?: unknown
  readonly saleFrom?: unknown
  readonly saleUntil?: unknown
  readonly asset?: unknown
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** The name editors see: Spanish, else English, else a hint to write one. */
export const nameText = ({ es, en }: Selected): string =>
  isText(es) ? es : isText(en) ? en : 'Sin nombre todavía'

const priceText = (price: unknown) =>
  typeof price === 'number' ? `${price < 0 ? '-' : ''}$${Math.abs(price).toFixed(2)}` : 'sin precio'

/** What a product costs at `now`, and its sale in a few words. */
const priceParts = (selected: Selected, now: Date): (string | undefined)[] => {
  const { price, originalPrice, isSale } = selected
  const isReduced =
    isSale === true && typeof price === 'number' && typeof originalPrice === 'number' && originalPrice > price
  if (!isReduced) return [priceText(price)]
  const saleFrom = isText(selected.saleFrom) ? selected.saleFrom : undefined
  const saleUntil = isText(selected.saleUntil) ? selected.saleUntil : undefined
  const saleText = {
    running: `−${Math.round(((originalPrice - price) / originalPrice) * 100)} %`,
    over: 'la oferta terminó',
    waiting: `la oferta empieza el ${shortDay(saleFrom)}`,
  }
  return [
    priceText(priceAt({ price, originalPrice, isSale, saleFrom, saleUntil }, now).price),
    saleText[phaseAt({ from: saleFrom, until: saleUntil }, now)],
  ]
}

/** Languages that the document is missing. */
export const missingLanguages = (selected: Localized<unknown>): string[] =>
  LOCALES.filter((locale) => !isText(selected[locale])).map((locale) => `sin ${languageName(locale)}`)

/** What a document with a picture is missing. */
export const gaps = (selected: Localized<unknown> & Pick<Selected, 'asset'>): string[] => [
  ...(selected.asset ? [] : ['sin imagen']),
  ...missingLanguages(selected),
]

/** Price, badges and group in one line, the most important first: `$12.60 · −20 % · sin inglés · Artículos de Tocador`. */
export const sellableLine = (selected: Selected, group?: unknown): string =>
  [...priceParts(selected, new Date()), ...gaps(selected), isText(group) ? group : undefined]
    .filter(Boolean)
    .join(' · ')
