import { useState, useSyncExternalStore } from 'react'
import { plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { Field } from './Field'
import type { SignUpMessages } from './messages.server'
import { MIN_PASSWORD, passwordStrength, type Strength } from './password-strength'
import styles from './SignUpForm.module.css'

interface Props {
  locale: Locale
  t: SignUpMessages
  error: string | undefined
}

const ID = 'password'

/** The password and what it should not contain, including text typed before hydration; inputs have no line breaks. */
const typed = () =>
  [ID, 'firstName', 'lastName', 'email']
    .map((id) => {
      const input = document.getElementById(id)
      return input instanceof HTMLInputElement ? input.value : ''
    })
    .join('\n')
const nothing = () => ''
const listen = (changed: () => void) => {
  document.addEventListener('input', changed)
  return () => document.removeEventListener('input', changed)
}

/** The password is kept only in the input; the state has only its strength. */
export function PasswordField({ locale, t, error }: Props) {
  const [shown, setShown] = useState(false)
  const [password, ...owner] = useSyncExternalStore(listen, typed, nothing).split('\n')
  const strength = password ? passwordStrength(password, owner) : undefined
  return (
    <Field
      id={ID}
      type={shown ? 'text' : 'password'}
      label={t.fields.password}
      error={error && strength?.level === 'long' ? t.form.strength.long : error}
      hint={
        (!error || strength?.level === 'fair' || strength?.level === 'strong') && (
          <span className={styles.strength} data-level={strength?.level} aria-live="polite">
            {strength ? inWords(strength, t.form.strength, locale) : t.form.passwordHint}
          </span>
        )
      }
      beside={
        <button
          type="button"
          className="button"
          data-look="quiet"
          data-size="small"
          aria-controls={ID}
          aria-label={shown ? t.form.hidePassword : t.form.showPassword}
          onClick={() => setShown(!shown)}
        >
          {shown ? t.form.hide : t.form.show}
        </button>
      }
      autoComplete="new-password"
      required
      minLength={MIN_PASSWORD}
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}

const inWords = (strength: Strength, t: SignUpMessages['form']['strength'], locale: Locale) =>
  strength.level === 'short' ? plural(t.short, strength.missing, locale) : t[strength.level]
