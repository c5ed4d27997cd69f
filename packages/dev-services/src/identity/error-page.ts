import { errorPage } from './LoginPage'
import { localeFrom, LOGIN_TEXTS } from './login-texts'

/** Renders an OAuth error as a page in the reader's language. */
export type RenderError = (code: string, detail: string, acceptLanguage: string | undefined) => string

export const createErrorPage =
  (shop: string): RenderError =>
  (code, detail, acceptLanguage) => {
    const locale = localeFrom(acceptLanguage)
    return String(errorPage(locale, LOGIN_TEXTS[locale].failed, `${code}: ${detail}`, shop))
  }
