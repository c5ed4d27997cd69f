import { COUNTRIES } from '~/lib/countries'
import type { FieldMessages } from './messages.server'
import { describedBy, Field, FieldError } from './Field'
import type { ProfileFields as TypedProfile, SignUpField } from './sign-up-form'
import { EARLIEST_BIRTH, latestBirth } from './signup-data'

interface Props {
  t: FieldMessages
  wrong: readonly SignUpField[]
  /** Initial values; the fields are uncontrolled. */
  initial?: { readonly [Field in keyof TypedProfile]?: string | undefined } | undefined
}

export function NameFields({ t, wrong, initial }: Props) {
  const error = (field: 'firstName' | 'lastName') =>
    wrong.includes(field) ? t.fieldErrors[field] : undefined
  return (
    <>
      <Field
        id="firstName"
        label={t.fields.firstName}
        error={error('firstName')}
        defaultValue={initial?.firstName}
        autoComplete="given-name"
        required
        maxLength={80}
      />
      <Field
        id="lastName"
        label={t.fields.lastName}
        error={error('lastName')}
        defaultValue={initial?.lastName}
        autoComplete="family-name"
        required
        maxLength={80}
      />
    </>
  )
}

/** Phone, country and birth date: all optional. */
export function AboutFields({ t, wrong, initial }: Props) {
  const { optional } = t.fields
  const countryError = wrong.includes('country') ? t.fieldErrors.country : undefined
  return (
    <>
      <Field
        id="phone"
        type="tel"
        label={t.fields.phone}
        optional={optional}
        error={wrong.includes('phone') ? t.fieldErrors.phone : undefined}
        defaultValue={initial?.phone}
        autoComplete="tel"
        maxLength={20}
      />
      <div className="field">
        <label htmlFor="country">
          {t.fields.country} <span className="soft">{optional}</span>
        </label>
        <select
          className="select"
          id="country"
          autoComplete="country"
          defaultValue={initial?.country ?? ''}
          {...describedBy('country', undefined, countryError)}
        >
          <option value="">{t.fields.chooseCountry}</option>
          {COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {t.countries[code]}
            </option>
          ))}
        </select>
        <FieldError id="country" error={countryError} />
      </div>
      <Field
        id="dateOfBirth"
        type="date"
        label={t.fields.dateOfBirth}
        optional={optional}
        error={wrong.includes('dateOfBirth') ? t.fieldErrors.dateOfBirth : undefined}
        defaultValue={initial?.dateOfBirth}
        autoComplete="bday"
        min={EARLIEST_BIRTH}
        max={latestBirth()}
      />
    </>
  )
}
