import type { Order, OrderLine } from '~/features/orders/order.server'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES } from './messages/server'
import { errorPage, htmlPage } from './page'
import type { ErrorAnswer } from './respond'
import { MAX_NAME, MAX_TEXT } from './reviews'

const STARS = [5, 4, 3, 2, 1] as const

/** The form of a review. It posts to its own address, which has the token. */
export function askForReview(
  locale: Locale,
  { order, line }: { readonly order: Order; readonly line: OrderLine },
): Response {
  const t = MESSAGES[locale].review
  const [firstName = ''] = (order.customer?.name ?? '').split(' ')
  return htmlPage({
    locale,
    title: t.title(line.name),
    children: (
      <form method="post">
        <fieldset>
          <legend>{t.stars}</legend>
          {STARS.map((stars) => (
            <label key={stars} className="choice">
              <input type="radio" name="rating" value={stars} required />
              {'★'.repeat(stars)} {t.ratings[stars]}
            </label>
          ))}
        </fieldset>
        <label>
          <span>{t.text}</span>
          <textarea name="text" rows={6} maxLength={MAX_TEXT} required />
        </label>
        <label>
          <span>{t.name}</span>
          <input
            type="text"
            name="name"
            maxLength={MAX_NAME}
            defaultValue={firstName.slice(0, MAX_NAME)}
            autoComplete="given-name"
            required
          />
        </label>
        <fieldset>
          <legend>{t.language}</legend>
          {LOCALES.map((language) => (
            <label key={language} className="choice">
              <input
                type="radio"
                name="language"
                value={language}
                defaultChecked={language === locale}
                required
              />
              {t.languages[language]}
            </label>
          ))}
        </fieldset>
        <p>{t.note}</p>
        <button type="submit">{t.send}</button>
      </form>
    ),
  })
}

export const thankForReview = (locale: Locale): Response => {
  const t = MESSAGES[locale].review
  return htmlPage({ locale, title: t.thanks, children: <p>{t.thanksText}</p> })
}

/** A used link is no failure: it is also what the reload of the last page shows. */
export const reviewErrorPage = (answer: ErrorAnswer): Response => {
  if (answer.code !== 'used_link') return errorPage(answer)
  const { locale, message, status, headers } = answer
  return htmlPage(
    { locale, title: MESSAGES[locale].review.thanks, children: <p>{message}</p> },
    status,
    headers,
  )
}
