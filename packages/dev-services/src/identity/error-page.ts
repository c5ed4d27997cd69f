import { trouble } from './LoginPage'
import { localeFrom, LOGIN_TEXTS } from './login-texts'

/** A whole page in the reader's language; `code` and `detail` are the protocol's own words, for developers. */
export type ErrorPage = (code: string, detail: string, acceptLanguage: string | undefined) => string

export const errorPageOf =
  (shop: string): ErrorPage =>
  (code, detail, acceptLanguage) => {
    const locale = localeFrom(acceptLanguage)
    return String(trouble(locale, LOGIN_TEXTS[locale].failed, `${code}: ${detail}`, shop))
  }
