import { useState, useSyncExternalStore } from 'react'
import { Field } from './Field'
import type { AccountMessages } from '~/i18n/messages/account'
import { MIN_PASSWORD, passwordStrength, type Strength } from './password-strength'
import styles from './SignUpForm.module.css'

interface Props {
  t: AccountMessages
  error: string | undefined
}

const ID = 'password'

/** The input's value, including text typed before hydration. */
const typed = () => {
  const input = document.getElementById(ID)
  return input instanceof HTMLInputElement ? input.value : ''
}
const nothing = () => ''
const listen = (changed: () => void) => {
  document.addEventListener('input', changed)
  return () => document.removeEventListener('input', changed)
}

/** The password is only in the input; the state has only its strength. */
export function PasswordField({ t, error }: Props) {
  const [shown, setShown] = useState(false)
  const password = useSyncExternalStore(listen, typed, nothing)
  const strength = password ? passwordStrength(password) : undefined
  return (
    <Field
      id={ID}
      type={shown ? 'text' : 'password'}
      label={t.fields.password}
      error={error}
      hint={
        (strength || !error) && (
          <span className={styles.strength} data-level={strength?.level} aria-live="polite">
            {strength ? inWords(strength, t.form.strength) : t.form.passwordHint}
          </span>
        )
      }
      beside={
        <button
          type="button"
          className="button"
          data-look="line"
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
      maxLength={256}
      spellCheck={false}
      autoCapitalize="none"
    />
  )
}

const inWords = (strength: Strength, t: AccountMessages['form']['strength']) =>
  strength.level === 'short' ? t.short(strength.missing) : t[strength.level]
