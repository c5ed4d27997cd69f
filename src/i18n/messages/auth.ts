import type { Translation } from '../format'
import type { Locale } from '../locales'
import { en as enErrors } from './login-errors.en'
import { es as esErrors } from './login-errors.es'

const enRecoveryActions = {
  login: 'Log in again',
  retry: 'Try again',
  redirect: 'Log in on this page',
  shop: 'Back to the shop',
} as const

const esRecoveryActions: Translation<typeof enRecoveryActions> = {
  login: 'Iniciar sesión de nuevo',
  retry: 'Intentar de nuevo',
  redirect: 'Iniciar sesión en esta página',
  shop: 'Volver a la tienda',
}

const en = {
  /** Sentence for each kind of failed login (AUTH-03). */
  errors: enErrors,
  /** Button beside such a sentence. */
  recoveryActions: enRecoveryActions,
  callback: {
    title: 'Logging you in',
    working: 'Logging you in...',
    failed: 'We could not log you in',
    cartIsSafe: 'Your cart is just as you left it.',
    /** Beside the sentence for a blocked account. */
    writeToUs: 'Message us on WhatsApp',
    blockedMessage: 'Hi! My account is blocked and I can’t log in.',
    noScript: 'Turn on JavaScript to log in.',
  },
} as const

const es: Translation<typeof en> = {
  errors: esErrors,
  recoveryActions: esRecoveryActions,
  callback: {
    title: 'Iniciando tu sesión',
    working: 'Iniciando tu sesión...',
    failed: 'No pudimos iniciar tu sesión',
    cartIsSafe: 'Tu carrito sigue como lo dejaste.',
    writeToUs: 'Escríbenos por WhatsApp',
    blockedMessage: '¡Hola! Mi cuenta está bloqueada y no puedo iniciar sesión.',
    noScript: 'Activa JavaScript para iniciar sesión.',
  },
}

export type AuthMessages = Translation<typeof en>
export type LoginErrors = AuthMessages['errors']

/** Texts for a successful and a failed login. Separate from the account page's texts: any page may need these. */
export const AUTH_MESSAGES: Record<Locale, AuthMessages> = { es, en }
