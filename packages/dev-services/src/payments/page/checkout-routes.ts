import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import type { WebhookDispatcher } from 'service-kit/webhook-dispatcher'
import { z } from 'zod'
import { ApiError } from '../api/errors'
import type { AppliedCode, Checkout } from '../checkout'
import { TEST_CARDS } from '../domain/cards'
import { formatMoney } from '../domain/money'
import { languageOf, type Session } from '../domain/session'
import { checkoutPage, type CheckoutPage } from './checkout-page'
import { closedPage, successUrl, unknownPage } from './closed-page'
import { buyerOf, type FormValues, readForm, selectedShipping, validate } from './form-values'
import { type Language, TEXTS } from './texts'

/** What the page shows after the last submission: every answer is a redirect, so that Back and reload send nothing again. */
type Shown = Pick<CheckoutPage, 'values' | 'errors' | 'message'>

const settlement = z.object({ outcome: z.enum(['succeeded', 'failed']) })

/** The hosted payment page, `/c/pay/:id`. */
export const checkoutRoutes = (checkout: Checkout, dispatcher: WebhookDispatcher) => {
  const routes = new Hono<NodeEnv>()
  /** By session. */
  const submissions = new Map<string, Shown>()

  const findSession = (id: string): Session | undefined => {
    try {
      return checkout.find(id)
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }

  routes.get('/:id', (c) => {
    const id = c.req.param('id')
    const session = findSession(id)
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status !== 'open') return c.html(closedPage(session, language), 410)
    const shown = submissions.get(id) ?? { values: readForm(new URLSearchParams(), session) }
    return c.html(checkoutPage({ session, language, ...shown }))
  })

  routes.post('/:id', async (c) => {
    const id = c.req.param('id')
    const form = new URLSearchParams(await c.req.text())
    const session = findSession(id)
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status === 'complete') return c.redirect(successUrl(session), 303)
    if (session.status === 'expired') return c.html(closedPage(session, language), 410)

    const shown = submit(session, readForm(form, session), form.get('action') ?? 'pay', language)
    if (shown) {
      submissions.set(id, shown)
      return c.redirect(c.req.path, 303)
    }
    submissions.delete(id)
    return c.redirect(successUrl(session), 303)
  })

  /** What the bank does about a delayed payment, for the buttons of the home page. */
  routes.post('/:id/settle', async (c) => {
    const { outcome } = settlement.parse(await c.req.parseBody())
    checkout.settle(c.req.param('id'), outcome === 'succeeded')
    dispatcher.wake()
    return c.redirect('/', 303)
  })

  /** Nothing when the session is paid. */
  const submit = (
    session: Session,
    values: FormValues,
    action: string,
    language: Language,
  ): Shown | undefined => {
    const { id } = session
    const t = TEXTS[language]
    if (action.startsWith('card:')) {
      const card =
        new Map<string, string>(Object.entries(TEST_CARDS)).get(action.slice('card:'.length)) ?? values.card
      return { values: { ...values, card, expiry: '12/34', cvc: '123' } }
    }
    if (action === 'remove-code') {
      checkout.removeCode(id)
      return { values: { ...values, promo: '' } }
    }
    if (action === 'apply-code' || (values.promo && !session.discount)) {
      const refuse = (text: string): Shown => ({ values, message: { kind: 'promo-error', text } })
      if (!values.promo) return refuse(t.emptyPromo)
      const applied = checkout.applyCode(id, values.promo)
      if (applied.kind !== 'applied') return refuse(refusalText(applied, session, language))
      const code = applied.session.discount?.code ?? values.promo
      const text = action === 'apply-code' ? t.applied(code) : t.appliedOnPay(code)
      return { values: { ...values, promo: '' }, message: { kind: 'promo-applied', text } }
    }

    const errors = validate(values, session, new Date())
    if (Object.keys(errors).length > 0) return { values, errors, message: { kind: 'invalid', text: t.check } }
    const result = checkout.pay(id, {
      buyer: buyerOf(values, session),
      card: values.card,
      shipping: selectedShipping(values, session),
    })
    dispatcher.wake()
    return result.kind === 'declined'
      ? { values, message: { kind: 'declined', text: declineText(language, result.declineCode) } }
      : undefined
  }

  return routes
}

const refusalText = (
  refusal: Exclude<AppliedCode, { kind: 'applied' }>,
  { currency }: Session,
  language: Language,
): string => {
  const t = TEXTS[language]
  if (refusal.kind === 'expired') return t.expiredPromo
  return refusal.kind === 'below-minimum' && refusal.minimum !== undefined
    ? t.promoMinimum(formatMoney(refusal.minimum, currency, language))
    : t.badPromo
}

/** Why the card was declined, for the buyer. */
export const declineText = (language: Language, code: string): string =>
  TEXTS[language].decline[code] ?? TEXTS[language].decline['generic_decline'] ?? code
