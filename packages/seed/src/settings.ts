import { localizedString, localizedText } from './editorial/localized'
import { synonyms } from './synonyms'

/** The phone number and URLs are placeholders that a shop owner replaces in the Studio. */
export const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings' as const,
  brand: 'Rumbo',
  tagline: localizedString({
    es: 'Todo para tu viaje a Honduras',
    en: 'Everything for your trip to Honduras',
  }),
  phone: '+50499990000',
  openingDate: '2022-03-01',
  hnlRate: 26,
  freeShippingThreshold: 25,
  flatShipping: 4.99,
  discountCode: 'WELCOME10',
  discountPercent: 10,
  taxNote: localizedString({ es: 'Impuestos incluidos.', en: 'Taxes included.' }),
  bannerUsa: localizedString({
    es: 'Envío gratis a EE. UU. en pedidos de más de {threshold}',
    en: 'Free shipping to the USA on orders over {threshold}',
  }),
  bannerHonduras: localizedString({
    es: 'Envío gratis en todo Honduras en pedidos de más de {threshold}',
    en: 'Free nationwide shipping in Honduras on orders over {threshold}',
  }),
  whatsappGreeting: localizedText({
    es: '¡Hola, Rumbo! Tengo una pregunta sobre mi viaje a Honduras.',
    en: 'Hi Rumbo! I have a question about my trip to Honduras.',
  }),
  thanksPost: { _type: 'reference' as const, _ref: 'post-honduras-entry-basics', _weak: true },
  facebookUrl: 'https://www.facebook.com/rumbo.example',
  instagramUrl: 'https://www.instagram.com/rumbo.example',
  youtubeUrl: 'https://www.youtube.com/@rumbo.example',
  messengerUrl: 'https://m.me/rumbo.example',
  googleMapsUrl: 'https://www.google.com/maps/search/?api=1&query=Rumbo+Honduras',
  ridePartnerUrl: 'https://rides.example/rumbo',
  synonyms,
}
