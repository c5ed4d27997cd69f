/** @jsxImportSource hono/jsx */
import { formatMoney } from '../domain/money'
import type { Session, ShippingChoice } from '../domain/session'
import { type FormState, invalidity, Labelled, TextField } from './fields'
import type { Language, PageTexts } from './texts'
import { chosenShipping } from './typed'

interface AddressProps extends FormState {
  readonly countries: readonly string[]
  readonly language: Language
}

/** Where to ship to, among the countries the shop sells to. */
export const AddressFields = ({ countries, language, ...form }: AddressProps) => {
  const { t, typed, problems } = form
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <fieldset>
      <legend>{t.address}</legend>
      <TextField {...form} field="name" label={t.name} autocomplete="shipping name" />
      <Labelled field="country" label={t.country} problem={problems.country && t[problems.country]}>
        <select
          id="country"
          name="country"
          autocomplete="shipping country"
          {...invalidity('country', problems)}
        >
          {countries.map((code) => (
            <option value={code} selected={code === typed.country}>
              {names.of(code) ?? code}
            </option>
          ))}
        </select>
      </Labelled>
      <TextField {...form} field="line1" label={t.line1} autocomplete="shipping address-line1" />
      <TextField {...form} field="line2" label={t.line2} autocomplete="shipping address-line2" optional />
      <TextField {...form} field="city" label={t.city} autocomplete="shipping address-level2" />
      <div class="pair">
        <TextField {...form} field="state" label={t.state} autocomplete="shipping address-level1" optional />
        <TextField
          {...form}
          field="postal_code"
          label={t.postalCode}
          autocomplete="shipping postal-code"
          optional
        />
      </div>
    </fieldset>
  )
}

interface ChoicesProps {
  readonly session: Session
  readonly form: FormState
  readonly language: Language
}

/** The ways of shipping: radio buttons when there are several. */
export const ShippingChoices = ({ session, form: { t, typed }, language }: ChoicesProps) => {
  const chosen = chosenShipping(typed, session)
  const price = ({ amount }: ShippingChoice) =>
    amount === 0 ? t.free : formatMoney(amount, session.currency, language)
  const [only, ...others] = session.shippingChoices
  return (
    <fieldset class="choices">
      <legend>{t.method}</legend>
      {only && others.length === 0 ? (
        <p class="choice">
          <ChoiceText choice={only} t={t} />
          <span class="amount">{price(only)}</span>
        </p>
      ) : (
        session.shippingChoices.map((choice, index) => (
          <label class="choice" for={`choice-${index}`}>
            <input
              type="radio"
              id={`choice-${index}`}
              name="shipping"
              value={String(index)}
              checked={index === chosen}
            />
            <ChoiceText choice={choice} t={t} />
            <span class="amount">{price(choice)}</span>
          </label>
        ))
      )}
    </fieldset>
  )
}

const ChoiceText = ({ choice, t }: { choice: ShippingChoice; t: PageTexts }) => {
  const from = choice.estimate?.minimum ?? choice.estimate?.maximum
  const to = choice.estimate?.maximum ?? choice.estimate?.minimum
  return (
    <span class="choice-text">
      <strong>{choice.name}</strong>
      {from && to && (
        <span class="soft">
          {t.days(
            from.unit === to.unit && from.value !== to.value
              ? String(from.value)
              : t.unit(from.unit, from.value),
            t.unit(to.unit, to.value),
          )}
        </span>
      )}
    </span>
  )
}
