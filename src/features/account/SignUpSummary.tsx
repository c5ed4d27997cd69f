import type { Ref } from 'react'
import { plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import type { SignUpMessages } from './messages.server'
import type { SignUpErrorKind } from './sign-up-error'
import type { SignUpField } from './sign-up-form'
import styles from './SignUpForm.module.css'

interface Props {
  ref: Ref<HTMLDivElement>
  wrong: readonly SignUpField[]
  failure: SignUpErrorKind | undefined
  locale: Locale
  t: SignUpMessages
}

/** Announces all errors; each links to its field. */
export function SignUpSummary({ ref, wrong, failure, locale, t }: Props) {
  return (
    <div role="alert" ref={ref} tabIndex={-1} className={styles.alert}>
      {failure && (
        <p className="notice" data-tone={failure === 'created' ? 'good' : 'error'}>
          {t.form.failures[failure]}
        </p>
      )}
      {wrong.length > 0 && (
        <div className="notice" data-tone="error">
          <p>{plural(t.form.summary, wrong.length, locale)}</p>
          <ul className={styles.summary}>
            {wrong.map((field) => (
              <li key={field}>
                <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                  {field === 'agreeToTerms' ? '' : `${t.fields[field]}: `}
                  {t.fieldErrors[field]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const goTo = (event: { preventDefault(): void }, field: SignUpField) => {
  event.preventDefault()
  document.getElementById(field)?.focus()
}
