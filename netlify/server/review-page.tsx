import type { z } from 'zod'
import type { Order, OrderLine } from '~/features/orders/order.server'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES } from './messages/server'
import { errorPage, htmlPage } from './page'
import type { ErrorAnswer } from './respond'
import { MAX_NAME, MAX_TEXT, type ReviewForm } from './reviews'

const STARS = [5, 4, 3, 2, 1] as const

interface Refused {
  readonly typed: Readonly<Record<string, string>>
  readonly error: z.ZodError<ReviewForm>
}

/**
 * The form of a review. It posts to its own address, which has the token. `refused` keeps what was typed, and the
 * answer is a 422.
 */
export function askForReview(
  locale: Locale,
  { order, line }: { readonly order: Order; readonly line: OrderLine },
  refused?: Refused,
): Response {
  const t = MESSAGES[locale].review
  const [firstName = ''] = (order.customer?.name ?? '').split(' ')
  const typed = refused?.typed ?? { name: firstName.slice(0, MAX_NAME), language: locale }
  const wrong = (refused?.error.issues ?? []).map(({ path: [field] }) => field as keyof ReviewForm)
  const fieldProps = (field: keyof ReviewForm) => ({
    name: field,
    'aria-invalid': wrong.includes(field) || undefined,
    autoFocus: wrong[0] === field,
  })
  const children = (
    <form method="post" noValidate>
      {wrong.length > 0 && <p role="alert">{wrong.map((field) => t.problems[field]).join(' ')}</p>}
      <fieldset>
        <legend>{t.stars}</legend>
        {STARS.map((stars) => (
          <label key={stars} className="choice">
            <input
              type="radio"
              {...fieldProps('rating')}
              autoFocus={wrong[0] === 'rating' && stars === STARS[0]}
              value={stars}
              defaultChecked={typed['rating'] === String(stars)}
              required
            />
            {'★'.repeat(stars)} {t.ratings[stars]}
          </label>
        ))}
      </fieldset>
      <label className="field">
        <span className="field-label">{t.text}</span>
        <textarea
          className="input"
          {...fieldProps('text')}
          rows={6}
          maxLength={MAX_TEXT}
          defaultValue={typed['text']}
          required
        />
      </label>
      <label className="field">
        <span className="field-label">{t.name}</span>
        <input
          className="input"
          type="text"
          {...fieldProps('name')}
          maxLength={MAX_NAME}
          defaultValue={typed['name']}
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
              defaultChecked={language === typed['language']}
              required
            />
            {t.languages[language]}
          </label>
        ))}
      </fieldset>
      <p>{t.note}</p>
      <button type="submit" className="button">
        {t.send}
      </button>
    </form>
  )
  return htmlPage({ locale, title: t.title(line.name), children, hasForm: true }, refused ? 422 : 200)
}

export const thankForReview = (locale: Locale): Response => {
  const t = MESSAGES[locale].review
  return htmlPage({ locale, title: t.thanks, children: <p>{t.thanksText}</p> })
}

/** A used link is not a failure: reloading the last page shows the same. */
export const reviewErrorPage = (answer: ErrorAnswer): Response => {
  if (answer.code !== 'used_link') return errorPage(answer)
  const { locale, message, status, headers } = answer
  return htmlPage(
    { locale, title: MESSAGES[locale].review.thanks, children: <p>{message}</p> },
    status,
    headers,
  )
}
