import type { Translation } from '../format'
import type { Locale } from '../locales'

const en = {
  title: 'Travel agent for Honduras',
  /** Over the hero's title. */
  kicker: 'Travel agent',
  talk: 'Talk to the assistant',
  /** Announced after the button; it is all that the button does. A link to WhatsApp follows. */
  where:
    'The chat assistant is at the bottom right, under the round button. On WhatsApp, a person answers you.',
  destinations: 'Three places to start',
  helps: 'Five things our AI planner helps you with',
  disclaimer: 'Good to know',
  whatsapp: 'Message us on WhatsApp',
  advertising: 'Ad',
  closeAd: 'Close the ad “{title}”',
  rideTitle: 'A ride from the airport',
  rideText: 'Order a car when you land and see the price before you get in.',
  rideLink: 'Open the app',
  placeTitle: 'Advertise here',
  placeText: 'For hotels, tours, and restaurants in Honduras.',
  placeLink: 'Write to us',
  /** The message that WhatsApp starts with. */
  placeMessage: 'Hi {brand}! I would like to advertise on your travel agent page.',
} as const

export type PlannerMessages = Translation<typeof en>

const es: PlannerMessages = {
  title: 'Agente de viajes para Honduras',
  kicker: 'Agente de viajes',
  talk: 'Hablar con el asistente',
  where:
    'El asistente de chat está abajo a la derecha, en el botón redondo. Por WhatsApp te responde una persona.',
  destinations: 'Tres lugares para empezar',
  helps: 'Cinco cosas en las que la IA te ayuda',
  disclaimer: 'Antes de reservar',
  whatsapp: 'Escribir por WhatsApp',
  advertising: 'Publicidad',
  closeAd: 'Cerrar el anuncio «{title}»',
  rideTitle: 'Un carro desde el aeropuerto',
  rideText: 'Pídelo al aterrizar y mira el precio antes de subir.',
  rideLink: 'Abrir la aplicación',
  placeTitle: 'Anúnciate aquí',
  placeText: 'Para hoteles, tours y restaurantes de Honduras.',
  placeLink: 'Escríbenos',
  placeMessage: '¡Hola, {brand}! Quiero anunciarme en su página del agente de viajes.',
}

/** The texts of the travel agent's page. */
export const PLANNER_MESSAGES: Record<Locale, PlannerMessages> = { es, en }
