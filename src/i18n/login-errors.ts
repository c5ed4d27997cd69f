import type { Locale } from './locales'
import type { LoginErrors } from './messages/auth'

/** Loaded when a login fails: any page may need these texts, and few do. */
const ERRORS: Readonly<Record<Locale, () => Promise<LoginErrors>>> = {
  es: async () => (await import('./messages/login-errors.es')).es,
  en: async () => (await import('./messages/login-errors.en')).en,
}

/** A sentence for each kind of failed login (AUTH-03). */
export const loginErrors = (locale: Locale): Promise<LoginErrors> => ERRORS[locale]()
