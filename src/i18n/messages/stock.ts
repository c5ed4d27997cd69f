import type { Translation } from '../format'

export const en = {
  tellMe: 'Tell me when it is back',
  send: 'Tell me',
  once: 'One email, once. We use your address for nothing else.',
}

export const es: Translation<typeof en> = {
  tellMe: 'Avísame cuando vuelva',
  send: 'Avisarme',
  once: 'Un solo correo. No usamos tu dirección para nada más.',
}
