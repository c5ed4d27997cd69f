import type { Translation } from '../format'
export const en = {
  open: 'Contact us',
  title: 'Connect with us!',
  close: 'Close contact panel',
  google: 'Find us on Google',
  promise: 'We’ll respond as soon as possible!',
} as const

export const es: Translation<typeof en> = {
  open: 'Contáctanos',
  title: '¡Conéctate con nosotros!',
  close: 'Cerrar el panel de contacto',
  google: 'Encuéntranos en Google',
  promise: '¡Te respondemos lo antes posible!',
}
