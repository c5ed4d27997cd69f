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

/** Announces failures and how many fields are wrong; the errors are beside the fields. */
export function SignUpSummary({ ref, wrong, failure, locale, t }: Props) {
  return (
    <div role="alert" ref={ref} tabIndex={-1} className={styles.alert}>
      {failure && (
        <p className="notice" data-tone={failure === 'created' ? 'good' : 'error'}>
          {t.form.failures[failure]}
        </p>
      )}
      {wrong.length > 0 && (
        <p className="notice" data-tone="error">
          {plural(t.form.summary, wrong.length, locale)}
        </p>
      )}
    </div>
  )
}
