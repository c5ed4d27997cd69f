import { settings } from '../settings'
import { fieldOf, localizedBody, localizedString, slug } from './localized'
import { type Language, readTextFile } from './text-file'

const NAMES = ['terms-and-conditions', 'privacy-policy', 'return-policy', 'shipping-policy'] as const

const inDollars = (amount: number) => ({ es: `$${amount}`, en: `$${amount}` })

/** The demo business: a fictional name, address and mailbox, and the amounts of the shop's settings. */
const BUSINESS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  legalName: { es: 'Rumbo Ejemplo, S. de R. L.', en: 'Rumbo Ejemplo, S. de R. L.' },
  legalAddress: {
    es: 'Avenida Ficticia 123, San Pedro Sula, Honduras (empresa de demostración)',
    en: 'Avenida Ficticia 123, San Pedro Sula, Honduras (a demonstration company)',
  },
  email: { es: 'hola@rumbo.example', en: 'hola@rumbo.example' },
  threshold: inDollars(settings.freeShippingThreshold),
  flatShipping: inDollars(settings.flatShipping),
}

/** Fills in `{name}`. Throws for a placeholder that is not in {@link BUSINESS}. */
const fill = (text: string, language: Language): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = BUSINESS[name]?.[language]
    if (value === undefined) throw new Error(`A policy has the unknown placeholder ${placeholder}`)
    return value
  })

const readPolicy = (name: string, language: Language) =>
  readTextFile('policies', name, language, (text) => fill(text, language))

/** The legal pages. */
export const policies = NAMES.map((name) => {
  const files = { es: readPolicy(name, 'es'), en: readPolicy(name, 'en') }
  return {
    _id: `policy-${name}`,
    _type: 'policy' as const,
    title: localizedString(fieldOf(files, 'title')),
    slug: slug(name),
    body: localizedBody(files),
    lastUpdated: '2026-11-21',
  }
})
