import { DEMO_BUSINESS } from '~/content/demo-business'
import { localizedString, localizedText } from './editorial/localized'
import { synonyms } from './synonyms'

/** The business, phone number and URLs are fictional: a shop owner replaces them in the Studio. */
export const settings = {
  _id: 'siteSettings',
  _type: 'siteSettings' as const,
  brand: 'Rumbo',
  tagline: localizedString({
    es: 'Todo para tu viaje a Honduras',
    en: 'Everything for your trip to Honduras',
  }),
  legalName: DEMO_BUSINESS.legalName,
  address: localizedString({
    es: 'Avenida Ficticia 123, San Pedro Sula, Honduras (dirección de demostración)',
    en: 'Avenida Ficticia 123, San Pedro Sula, Honduras (a demonstration address)',
  }),
  email: DEMO_BUSINESS.email,
  phone: DEMO_BUSINESS.phone,
  hours: localizedString({
    es: 'De lunes a viernes, de 8 a. m. a 5 p. m. (hora de Honduras)',
    en: 'Monday through Friday, 8 a.m. to 5 p.m. (Honduras time)',
  }),
  openingDate: '2022-03-01',
  hnlRate: 26,
  freeShippingThreshold: 25,
  flatShipping: 4.99,
  returnDays: 30,
  reviewAfterDays: 7,
  discountCode: 'WELCOME10',
  discountPercent: 10,
  taxNote: localizedString({
    es: 'Impuestos incluidos, salvo los de importación fuera de Honduras.',
    en: 'Taxes included, except any import taxes charged outside Honduras.',
  }),
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
