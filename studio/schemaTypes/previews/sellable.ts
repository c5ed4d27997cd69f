import { LOCALES } from '~/i18n/locales'
import type { Localized } from '~/i18n/localized'
import { languageName } from '../languages'
import { type Sale, saleAt } from '../sale'
import { shortDay } from './time'

interface Selected extends Localized<unknown>, Sale {
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
  const sale = saleAt(selected, now)
  if (!sale) return [priceText(selected.price)]
  const { price, originalPrice, saleFrom, asked, phase } = sale
  const saleText = {
    running: `−${Math.round(((originalPrice - price) / originalPrice) * 100)} %`,
    over: 'la oferta terminó',
    waiting: `la oferta empieza el ${shortDay(saleFrom)}`,
  }
  return [priceText(asked), saleText[phase]]
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
