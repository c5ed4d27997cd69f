import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import '~/components/check-box.css'
import { describedBy, FieldError } from './Field'
import type { SignUpMessages } from './messages.server'
import styles from './SignUpForm.module.css'

interface Props {
  t: SignUpMessages
  error: string | undefined
  locale: Locale
}

/** The documents open in a new tab, so that typed text is kept. */
export function TermsField({ t, error, locale }: Props) {
  const policy = (id: string, text: string) => (
    <a href={pathFor('policy', locale, id)} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {t.common.newTab}</span>
    </a>
  )
  return (
    <div className="field">
      <label className={styles.terms}>
        <input
          type="checkbox"
          id="agreeToTerms"
          required
          {...describedBy('agreeToTerms', undefined, error)}
        />
        <span>
          {t.form.agreeBefore} {policy('terms-and-conditions', t.form.terms)} {t.form.and}{' '}
          {policy('privacy-policy', t.form.privacy)}
        </span>
      </label>
      <FieldError id="agreeToTerms" error={error} />
    </div>
  )
}
