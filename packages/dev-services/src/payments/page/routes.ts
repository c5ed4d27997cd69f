import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import { Refusal } from '../api/errors'
import type { Checkout } from '../checkout'
import { TEST_CARDS, type TestCard } from '../domain/cards'
import { languageOf, type Session } from '../domain/session'
import type { Courier } from '../webhooks/courier'
import { checkoutPage, type Message } from './checkout-page'
import { closedPage, successAddress, unknownPage } from './closed-page'
import { type Language, TEXTS } from './texts'
import { buyerOf, chosenShipping, problemsOf, readTyped, type Typed } from './typed'

/** The hosted payment page, `/c/pay/:id`. */
export const pageRoutes = (checkout: Checkout, courier: Courier) => {
  const routes = new Hono<NodeEnv>()

  const look = (id: string): Session | undefined => {
    try {
      return checkout.find(id)
    } catch (error) {
      if (error instanceof Refusal) return undefined
      throw error
    }
  }

  routes.get('/:id', (c) => {
    const session = look(c.req.param('id'))
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status !== 'open') return c.html(closedPage(session, language), 410)
    return c.html(checkoutPage({ session, language, typed: readTyped(new URLSearchParams(), session) }))
  })

  routes.post('/:id', async (c) => {
    const id = c.req.param('id')
    const form = new URLSearchParams(await c.req.text())
    const session = look(id)
    const language = session ? languageOf(session, c.req.header('accept-language')) : 'es'
    const t = TEXTS[language]
    c.header('Cache-Control', 'no-store')
    if (!session) return c.html(unknownPage(language), 404)
    if (session.status === 'complete') return c.redirect(successAddress(session), 303)
    if (session.status === 'expired') return c.html(closedPage(session, language), 410)

    const typed = readTyped(form, session)
    const action = form.get('action') ?? 'pay'
    const show = (now: Session, changes: Partial<Typed>, message?: Message) =>
      checkoutPage({ session: now, language, typed: { ...typed, ...changes }, message })

    if (action.startsWith('card:')) {
      const card = TEST_CARDS[action.slice('card:'.length) as TestCard] ?? typed.card
      return c.html(show(session, { card, expiry: '12/34', cvc: '123' }))
    }
    if (action === 'drop-code') return c.html(show(checkout.dropCode(id), { promo: '' }))
    if (action === 'apply-code' || (typed.promo && !session.discount)) {
      const discounted = typed.promo ? checkout.redeem(id, typed.promo) : undefined
      if (!discounted) {
        const text = typed.promo ? t.badPromo : t.emptyPromo
        return c.html(show(session, {}, { kind: 'promo-wrong', text }), 422)
      }
      const code = discounted.discount?.code ?? typed.promo
      const text = action === 'apply-code' ? t.applied(code) : t.appliedOnPay(code)
      return c.html(show(discounted, { promo: '' }, { kind: 'promo-good', text }))
    }

    const problems = problemsOf(typed, session, new Date())
    if (Object.keys(problems).length > 0) {
      const message = { kind: 'check', text: t.check } as const
      return c.html(checkoutPage({ session, language, typed, problems, message }), 422)
    }
    const outcome = checkout.pay(id, {
      buyer: buyerOf(typed, session),
      card: typed.card,
      shipping: chosenShipping(typed, session),
    })
    courier.wake()
    if (outcome.kind === 'declined')
      return c.html(
        show(outcome.session, {}, { kind: 'declined', text: declineText(language, outcome.code) }),
        402,
      )
    return c.redirect(successAddress(outcome.session), 303)
  })

  return routes
}

/** Why the bank said no, in the buyer's words. */
export const declineText = (language: Language, code: string): string =>
  TEXTS[language].decline[code] ?? TEXTS[language].decline['generic_decline'] ?? code
