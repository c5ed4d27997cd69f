import type { Translation } from '../format'
import type { Locale } from '../locales'

const en = {
  title: 'Travel agent for Honduras',
  /** Over the hero's title. */
  kicker: 'Travel agent',
  talk: 'Talk to the assistant',
  /** Announced after the button; it is all that the button does. */
  where:
    'The chat assistant is at the bottom right: press the round button and choose WhatsApp, where a person answers. To plan on your own, use the trip planner.',
  destinations: 'Three places to start',
  helps: 'Five things our AI planner helps you with',
  disclaimer: 'Good to know',
  whatsapp: 'Message us on WhatsApp',
  advertising: 'Ad',
  closeAd: 'Close the ad “{title}”',
  rideTitle: 'A ride from the airport',
  rideText: 'Order a car when you land and see the price before you get in.',
  rideLink: 'Open the app',
  placeTitle: 'Your business here',
  placeText: 'Do you run a hotel, a tour company, or a restaurant in Honduras? This spot is available.',
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
    'El asistente de chat está abajo a la derecha: toca el botón redondo y elige WhatsApp, donde te responde una persona. Para planear por tu cuenta, usa el planificador de viajes.',
  destinations: 'Tres lugares para empezar',
  helps: 'Cinco cosas en las que la IA te ayuda',
  disclaimer: 'Antes de reservar',
  whatsapp: 'Escribir por WhatsApp',
  advertising: 'Publicidad',
  closeAd: 'Cerrar el anuncio «{title}»',
  rideTitle: 'Un carro desde el aeropuerto',
  rideText: 'Pídelo al aterrizar y mira el precio antes de subir.',
  rideLink: 'Abrir la aplicación',
  placeTitle: 'Tu negocio aquí',
  placeText: '¿Tienes un hotel, un tour o un restaurante en Honduras? Este espacio está disponible.',
  placeLink: 'Escríbenos',
  placeMessage: '¡Hola, {brand}! Quiero anunciarme en su página del agente de viajes.',
}

/** The texts of the travel agent's page. */
export const PLANNER_MESSAGES: Record<Locale, PlannerMessages> = { es, en }
