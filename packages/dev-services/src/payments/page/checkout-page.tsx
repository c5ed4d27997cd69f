/** @jsxImportSource hono/jsx */
import { page } from 'service-kit/page'
import { Brand } from '../../brand'
import { TEST_CARDS, type TestCard } from '../domain/cards'
import type { Session } from '../domain/session'
import { type FormState, TextField } from './fields'
import { AddressFields, ShippingOptions } from './shipping-fields'
import { AmountDue, Lines, Totals } from './summary'
import { type Language, TEXTS } from './texts'
import type { FormErrors, FormValues } from './form-values'

/** The outcome of the last submission. */
interface Message {
  readonly kind: 'invalid' | 'declined' | 'promo-error' | 'promo-applied'
  readonly text: string
}

export interface CheckoutPage {
  readonly session: Session
  readonly language: Language
  readonly values: FormValues
  readonly errors?: FormErrors | undefined
  readonly message?: Message | undefined
}

/** The payment page of an open session. It works without JavaScript: every button posts the whole form. */
export const checkoutPage = ({ session, language, values, errors = {}, message }: CheckoutPage) => {
  const t = TEXTS[language]
  const form: FormState = { t, values, errors }
  const here = `/c/pay/${session.id}`
  return page({
    lang: language,
    title: t.title,
    notice: t.notice,
    styles: ['/__local/checkout.css', '/__local/summary.css'],
    children: (
      <main class="checkout-page">
        <header class="top">
          {session.cancelUrl && (
            <a class="back" href={session.cancelUrl}>
              <span aria-hidden="true">←</span> {t.back}
            </a>
          )}
          <Brand />
        </header>
        <ol class="steps" aria-label={t.steps.label}>
          <li data-done="yes">{t.steps.cart}</li>
          <li aria-current="step">{t.steps.pay}</li>
          <li>{t.steps.done}</li>
        </ol>
        <form class="checkout" method="post" action={here} novalidate>
          <button class="visually-hidden" name="action" value="pay" tabindex={-1} aria-hidden="true">
            {t.pay('')}
          </button>
          <section class="summary" aria-labelledby="summary-title">
            <h1 id="summary-title">
              <span class="summary-label">{t.summary}</span>
              <AmountDue session={session} language={language} text={(total) => total} />
            </h1>
            <Lines session={session} language={language} t={t} />
            {session.allowPromotionCodes && (
              <Promotion session={session} form={form} here={here} message={message} />
            )}
            <Totals session={session} language={language} t={t} />
          </section>
          <section class="pay" aria-labelledby="pay-title">
            <h2 id="pay-title" class="visually-hidden">
              {t.heading}
            </h2>
            {message?.kind === 'invalid' && <Alert text={message.text} />}
            <fieldset>
              <legend>{t.contact}</legend>
              <TextField
                {...form}
                field="email"
                type="email"
                label={t.email}
                autocomplete="email"
                readonly={session.customerEmail !== null}
              />
              {!session.shippingCountries && (
                <TextField {...form} field="name" label={t.name} autocomplete="name" />
              )}
            </fieldset>
            {session.shippingCountries && (
              <AddressFields {...form} countries={session.shippingCountries} language={language} />
            )}
            {session.shippingOptions.length > 0 && (
              <ShippingOptions session={session} form={form} language={language} />
            )}
            <CardFields form={form} here={here} message={message} />
            <button class="button pay-button" name="action" value="pay">
              <AmountDue session={session} language={language} text={t.pay} />
            </button>
          </section>
        </form>
      </main>
    ),
  })
}

const Alert = ({ text, good = false }: { text: string; good?: boolean }) => (
  <p class={good ? 'alert good' : 'alert'} role={good ? 'status' : 'alert'}>
    <span>{text}</span>
  </p>
)

interface PartProps {
  readonly form: FormState
  readonly here: string
  readonly message: Message | undefined
}

const Promotion = ({ session, form, here, message }: PartProps & { session: Session }) => {
  const { t, values } = form
  const failed = message?.kind === 'promo-error'
  const code = session.discount?.code
  return (
    <div class="promotion" id="promotion">
      {message?.kind === 'promo-applied' && <Alert text={message.text} good />}
      {code ? (
        <button class="code" name="action" value="remove-code" formaction={`${here}#promotion`}>
          <span class="visually-hidden">{t.remove(code)}</span>
          <span aria-hidden="true">{code} ✕</span>
        </button>
      ) : (
        <>
          <label for="promo">{t.promo}</label>
          <div class="promotion-row">
            <input
              id="promo"
              name="promo"
              value={values.promo}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              maxlength={100}
              aria-invalid={failed ? 'true' : undefined}
              aria-describedby={failed ? 'promo-error' : undefined}
              autofocus={failed}
            />
            <button class="button quiet" name="action" value="apply-code" formaction={`${here}#promotion`}>
              {t.apply}
            </button>
          </div>
          {failed && (
            <p class="field-error" id="promo-error" role="alert">
              {message.text}
            </p>
          )}
        </>
      )}
    </div>
  )
}

const CardFields = ({ form, here, message }: PartProps) => {
  const { t } = form
  return (
    <fieldset id="card-fields">
      <legend>{t.card}</legend>
      {message?.kind === 'declined' && <Alert text={message.text} />}
      <TextField
        {...form}
        field="card"
        label={t.number}
        autocomplete="cc-number"
        placeholder={TEST_CARDS.pays}
        maxlength={30}
        numeric
        focus={message?.kind === 'declined'}
      />
      <div class="pair">
        <TextField
          {...form}
          field="expiry"
          label={t.expiry}
          autocomplete="cc-exp"
          placeholder="12/34"
          maxlength={9}
          numeric
        />
        <TextField
          {...form}
          field="cvc"
          label={t.cvc}
          autocomplete="cc-csc"
          placeholder="123"
          maxlength={4}
          numeric
        />
      </div>
      <div class="test-cards" role="group" aria-labelledby="test-cards-title">
        <p id="test-cards-title" class="soft">
          {t.testCards}
        </p>
        {(Object.keys(TEST_CARDS) as TestCard[]).map((card) => (
          <button class="test-card" name="action" value={`card:${card}`} formaction={`${here}#card-fields`}>
            <span>{t.testCard[card]}</span> <small>…{TEST_CARDS[card].slice(-4)}</small>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
