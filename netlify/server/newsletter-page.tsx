import type { Locale } from '~/i18n/locales'
import { MESSAGES } from './messages/server'
import { htmlPage } from './page'

type Purpose = 'unsubscribe' | 'confirm'

/** Asks for confirmation, as mail clients prefetch links. The form posts to its own address. */
export const askPage = (purpose: Purpose, locale: Locale, email: string): Response => {
  const t = MESSAGES[locale].newsletter[purpose]
  return htmlPage({
    locale,
    title: t.title,
    hasForm: true,
    children: (
      <>
        <p>{t.ask(email)}</p>
        <form method="post">
          <button type="submit" className="button">
            {t.confirm}
          </button>
        </form>
      </>
    ),
  })
}

export const donePage = (purpose: Purpose, locale: Locale, email: string): Response => {
  const t = MESSAGES[locale].newsletter[purpose]
  return htmlPage({ locale, title: t.doneTitle, children: <p>{t.done(email)}</p> })
}
