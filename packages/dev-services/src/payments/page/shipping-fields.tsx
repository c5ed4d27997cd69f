/** @jsxImportSource hono/jsx */
import { formatMoney } from '../domain/money'
import type { Session, ShippingOption } from '../domain/session'
import { type FormState, invalidity, Labeled, TextField } from './fields'
import type { Language } from './texts'
import { selectedShipping } from './form-values'

interface AddressProps extends FormState {
  readonly countries: readonly string[]
  readonly language: Language
}

/** The shipping address, in one of the session's countries. */
export const AddressFields = ({ countries, language, ...form }: AddressProps) => {
  const { t, values, errors } = form
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <fieldset>
      <legend>{t.address}</legend>
      <TextField {...form} field="name" label={t.name} autocomplete="shipping name" />
      <Labeled field="country" label={t.country} error={errors.country && t[errors.country]}>
        <select
          id="country"
          name="country"
          autocomplete="shipping country"
          {...invalidity('country', errors)}
        >
          {countries.map((code) => (
            <option value={code} selected={code === values.country}>
              {names.of(code) ?? code}
            </option>
          ))}
        </select>
      </Labeled>
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

interface OptionsProps {
  readonly session: Session
  readonly form: FormState
  readonly language: Language
}

/** The shipping options: radio buttons if there are several. */
export const ShippingOptions = ({ session, form: { t, values }, language }: OptionsProps) => {
  const selected = selectedShipping(values, session)
  const price = ({ amount }: ShippingOption) =>
    amount === 0 ? t.free : formatMoney(amount, session.currency, language)
  const [only, ...others] = session.shippingOptions
  return (
    <fieldset class="choices">
      <legend>{t.method}</legend>
      {only && others.length === 0 ? (
        <p class="choice">
          <strong class="choice-text">{only.name}</strong>
          <span class="amount">{price(only)}</span>
        </p>
      ) : (
        session.shippingOptions.map((option, index) => (
          <label class="choice" for={`choice-${index}`}>
            <input
              type="radio"
              id={`choice-${index}`}
              name="shipping"
              value={String(index)}
              checked={index === selected}
            />
            <strong class="choice-text">{option.name}</strong>
            <span class="amount">{price(option)}</span>
          </label>
        ))
      )}
    </fieldset>
  )
}
