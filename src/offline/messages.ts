import type { Translation } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'

const en = {
  /** Accessible name of the bar. */
  barLabel: 'No connection',
  /** On top of a cached page; `time` is when it was cached. */
  bar: 'No connection: this page is from {time}. Prices may have changed since.',
  /** Link that reloads the page. */
  retry: 'Try again',
  title: 'No connection',
  text: 'This page is not saved on this device, so it can’t be shown without a connection.',
  keptPages: 'Pages you can read now',
  backToShop: 'Back to the shop',
} as const

export type OfflineMessages = Translation<typeof en>

const es: OfflineMessages = {
  barLabel: 'Sin conexión',
  bar: 'Sin conexión: esta página es del {time}. Los precios pueden haber cambiado.',
  retry: 'Intentar de nuevo',
  title: 'Sin conexión',
  text: 'Esta página no está guardada en este dispositivo, así que no se puede mostrar sin conexión.',
  keptPages: 'Páginas que puedes leer ahora',
  backToShop: 'Volver a la tienda',
}

export const OFFLINE_MESSAGES: Record<Locale, OfflineMessages> = { en, es }
