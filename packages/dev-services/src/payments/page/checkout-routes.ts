import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import type { WebhookDispatcher } from 'service-kit/webhook-dispatcher'
import { ApiError } from '../api/errors'
import type { AppliedCode, Checkout } from '../checkout'
import { TEST_CARDS } from '../domain/cards'
import { formatMoney } from '../domain/money'
import { languageOf, type Session } from '../domain/session'
import { checkoutPage, type Message } from './checkout-page'
import { closedPage, successUrl, unknownPage } from './closed-page'
import { buyerOf, type FormValues, readForm, selectedShipping, validate } from './form-values'
import { type Language, TEXTS } from './texts'

/** The hosted payment page, `/c/pay/:id`. */
export const checkoutRoutes = (checkout: Checkout, dispatcher: WebhookDispatcher) => {
  const routes = new Hono<NodeEnv>()

  const findSession = (id: string): Session | undefined => {
    try {
      return checkout.find(id)
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }

  routes.get('/:id', (c) => {
    const session = findSession(c.req.param('id'))
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status !== 'open') return c.html(closedPage(session, language), 410)
    return c.html(checkoutPage({ session, language, values: readForm(new URLSearchParams(), session) }))
  })

  routes.post('/:id', async (c) => {
    const id = c.req.param('id')
    const form = new URLSearchParams(await c.req.text())
    const session = findSession(id)
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    const t = TEXTS[language]
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status === 'complete') return c.redirect(successUrl(session), 303)
    if (session.status === 'expired') return c.html(closedPage(session, language), 410)

    const values = readForm(form, session)
    const action = form.get('action') ?? 'pay'
    const render = (current: Session, changes: Partial<FormValues>, message?: Message) =>
      checkoutPage({ session: current, language, values: { ...values, ...changes }, message })

    if (action.startsWith('card:')) {
      const card =
        new Map<string, string>(Object.entries(TEST_CARDS)).get(action.slice('card:'.length)) ?? values.card
      return c.html(render(session, { card, expiry: '12/34', cvc: '123' }))
    }
    if (action === 'remove-code') return c.html(render(checkout.removeCode(id), { promo: '' }))
    if (action === 'apply-code' || (values.promo && !session.discount)) {
      const refuse = (text: string) => c.html(render(session, {}, { kind: 'promo-error', text }), 422)
      if (!values.promo) return refuse(t.emptyPromo)
      const applied = checkout.applyCode(id, values.promo)
      if (applied.kind !== 'applied') return refuse(refusalText(applied, session, language))
      const discounted = applied.session
      const code = discounted.discount?.code ?? values.promo
      const text = action === 'apply-code' ? t.applied(code) : t.appliedOnPay(code)
      return c.html(render(discounted, { promo: '' }, { kind: 'promo-applied', text }))
    }

    const errors = validate(values, session, new Date())
    if (Object.keys(errors).length > 0) {
      const message = { kind: 'invalid', text: t.check } as const
      return c.html(checkoutPage({ session, language, values, errors, message }), 422)
    }
    const result = checkout.pay(id, {
      buyer: buyerOf(values, session),
      card: values.card,
      shipping: selectedShipping(values, session),
    })
    dispatcher.wake()
    if (result.kind === 'declined') {
      const text = declineText(language, result.declineCode)
      return c.html(render(result.session, {}, { kind: 'declined', text }), 402)
    }
    return c.redirect(successUrl(result.session), 303)
  })

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
