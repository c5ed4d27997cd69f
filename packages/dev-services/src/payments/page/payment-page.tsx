/** @jsxImportSource hono/jsx */
import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { page } from 'service-kit/page'
import type { WebhookDispatcher } from 'service-kit/webhook-dispatcher'
import { z } from 'zod'
import { ApiError } from '../api/errors'
import { formatMoney } from '../domain/money'
import { refundedOf } from '../domain/refunds'
import { languageOf, type Session } from '../domain/session'
import { totalsOf } from '../domain/totals'
import type { Refunds } from '../refunds'
import { type Language, TEXTS } from './texts'

const FORM = z.object({
  action: z.enum(['refund-all', 'refund-part', 'fail', 'dispute', 'won', 'lost']),
  amount: z
    .string()
    .regex(/^\d{1,6}([.,]\d{1,2})?$/)
    .transform((text) => Math.round(Number(text.replace(',', '.')) * 100))
    .optional()
    .catch(undefined),
})

/** `/payments/:paymentIntent`: what Stripe's dashboard offers for a payment, with buttons for what banks do. */
export const paymentRoutes = (refunds: Refunds, dispatcher: WebhookDispatcher) =>
  new Hono<NodeEnv>()
    .get('/:id', (c) => c.html(paymentPage(refunds, refunds.sessionOf(c.req.param('id')))))
    .post('/:id', async (c) => {
      const session = refunds.sessionOf(c.req.param('id'))
      const { action, amount } = FORM.parse(await c.req.parseBody())
      if (action === 'refund-all') refunds.refund(session)
      else if (action === 'refund-part') refunds.refund(session, amount ?? 0)
      else if (action === 'fail') refunds.fail(session)
      else if (action === 'dispute') refunds.dispute(session)
      else refunds.closeDispute(session, action === 'won')
      dispatcher.wake()
      return c.redirect(c.req.path, 303)
    })
    .onError((error, c) => {
      if (error instanceof ApiError) return c.text(error.message, error.status as 400)
      throw error
    })

const paymentPage = (refunds: Refunds, session: Session) => {
  const language = languageOf(session)
  const t = TEXTS[language]
  const done = refunds.of(session)
  const [dispute] = refunds.disputesOf(session)
  const { total } = totalsOf(session)
  const money = (amount: number) => formatMoney(amount, session.currency, language)
  const left = total - refundedOf(done)
  return page({
    lang: language,
    title: t.payment.title,
    notice: t.notice,
    styles: ['/__local/checkout.css', '/__local/summary.css'],
    children: (
      <main class="home">
        <h1>{t.payment.title}</h1>
        <p>
          {session.lines.map(({ name }) => name).join(', ')}: <strong>{money(total)}</strong>
        </p>
        <ul>
          {done.map(({ amount, status }) => (
            <li>{t.payment.refund(money(amount), status === 'failed')}</li>
          ))}
          {dispute && <li>{t.payment.disputes[dispute.status]}</li>}
        </ul>
        {left > 0 && (
          <>
            <Button action="refund-all" text={t.payment.refundAll(money(left))} />
            <form method="post" class="card">
              <label for="amount">{t.payment.amount}</label>
              <input
                id="amount"
                name="amount"
                inputmode="decimal"
                pattern="\d{1,6}([.,]\d{1,2})?"
                placeholder="5.00"
                required
              />
              <button name="action" value="refund-part">
                {t.payment.refundPart}
              </button>
            </form>
          </>
        )}
        {done.some(({ status }) => status === 'succeeded') && <Button action="fail" text={t.payment.fail} />}
        {!dispute && <Button action="dispute" text={t.payment.dispute} />}
        {dispute?.status === 'needs_response' && (
          <>
            <Button action="won" text={t.payment.won} />
            <Button action="lost" text={t.payment.lost} />
          </>
        )}
      </main>
    ),
  })
}

const Button = ({ action, text }: { action: string; text: string; language?: Language }) => (
  <form method="post">
    <button name="action" value={action}>
      {text}
    </button>
  </form>
)
