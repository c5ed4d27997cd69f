/** @jsxImportSource hono/jsx */
import { page } from 'service-kit/page'
import { Brand } from '../../brand'
import { formatMoney } from '../domain/money'
import type { Session } from '../domain/session'
import { totalsOf } from '../domain/totals'
import { type Language, TEXTS } from './texts'

/** Where the buyer continues after paying. */
export const successUrl = (session: Session): string =>
  session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id)

/** The page of a session that cannot be paid: it is paid, processing or expired. */
export const closedPage = (session: Session, language: Language) => {
  const t = TEXTS[language]
  const total = formatMoney(totalsOf(session).total, session.currency, language)
  if (session.status === 'expired')
    return card(language, t.expiredTitle, t.expiredText, session.cancelUrl, t.back)
  return session.paymentStatus === 'paid'
    ? card(language, t.paidTitle, t.paidText(total), successUrl(session), t.toOrder)
    : card(language, t.processingTitle, t.processingText(total), successUrl(session), t.toOrder)
}

/** For an unknown session id, or one from before a reset. */
export const unknownPage = (language: Language) =>
  card(language, TEXTS[language].unknownTitle, TEXTS[language].unknownText, null, '')

const card = (language: Language, title: string, text: string, href: string | null, link: string) =>
  page({
    lang: language,
    title,
    notice: TEXTS[language].notice,
    styles: ['/__local/checkout.css'],
    children: (
      <main class="closed">
        <div class="card">
          <Brand />
          <h1>{title}</h1>
          <p>{text}</p>
          {href && (
            <a class="button" href={href}>
              {link}
            </a>
          )}
        </div>
      </main>
    ),
  })
