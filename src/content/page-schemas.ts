import { z } from 'zod'
import { localized, localizedText } from './localized-schemas'
import { portableText } from './portable-text'

const titledText = z.object({ title: localizedText, text: localizedText })
const titledBody = z.object({ title: localizedText, body: localized(portableText) })

/** The copy that editors own on the pages that are not lists: one document each. */
export const pageSchema = z.discriminatedUnion('_id', [
  z.object({
    _id: z.literal('landingPage'),
    title: localizedText,
    subtitle: localizedText,
    gear: titledText,
    comfort: titledText,
    connected: titledText,
    adventures: titledText,
    barText: localizedText,
    barButton: localizedText,
  }),
  z.object({
    _id: z.literal('homePage'),
    heroTitle: localizedText,
    heroSubtitle: localizedText,
    salesBanner: titledText,
    agentCard: titledText,
    blogCard: titledText,
    kitsCard: titledText,
    esimCard: titledText,
    toiletriesCard: titledText,
  }),
  z.object({
    _id: z.literal('esimPage'),
    title: localizedText,
    intro: localizedText,
    instantActivation: titledText,
    globalCoverage: titledText,
    noContracts: titledText,
    multiplePlans: titledText,
  }),
  z.object({
    _id: z.literal('toiletriesPage'),
    title: localizedText,
    intro: localizedText,
    liquidLimits: titledBody,
    containerTypes: titledBody,
    whyChoose: titledBody,
  }),
  z.object({
    _id: z.literal('agentPage'),
    heroTitle: localizedText,
    heroText: localizedText,
    aiHelps: z.array(titledText),
    disclaimer: localizedText,
    contactTitle: localizedText,
    contactText: localizedText,
    whatsappMessage: localizedText,
  }),
])

export type PageContent = z.infer<typeof pageSchema>
