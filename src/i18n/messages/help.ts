import type { Translation } from '../format'
export const en = {
  help: 'Help',
  about: 'About us',
  contact: 'Contact',
  /** A link to it, from the top of the page. */
  toContact: 'Or write to us',
  contactHint: 'A real person answers. Write to us however you prefer.',
  email: 'Email',
  hours: 'Hours',
  address: 'Address',
  /** Link from a product and from the cart. */
  questions: 'Shipping, returns, and other questions',
} as const

export const es: Translation<typeof en> = {
  help: 'Ayuda',
  about: 'Quiénes somos',
  contact: 'Contacto',
  toContact: 'O escríbenos',
  contactHint: 'Te responde una persona. Escríbenos por donde prefieras.',
  email: 'Correo',
  hours: 'Horario',
  address: 'Dirección',
  questions: 'Envíos, devoluciones y otras preguntas',
}
