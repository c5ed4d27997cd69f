import { type SubmitEvent, type SyntheticEvent, useRef, useState } from 'react'
import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { IslandBoundary } from '~/components/IslandBoundary'
import { useStore } from '~/components/use-store'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { AuthError } from './auth-error'
import { Field } from './Field'
import { focusFirst, signUpIn } from './form-fields'
import type { SignUpMessages } from './messages.server'
import { PasswordField } from './PasswordField'
import { AboutFields, NameFields } from './ProfileFields'
import { INITIALIZING, userOf } from './session'
import { $session, login, signup } from './session.store'
import { SignUpError, type SignUpErrorKind } from './sign-up-error'
import { checkSignUp, type SignUpField } from './sign-up-form'
import { SignUpSummary } from './SignUpSummary'
import styles from './SignUpForm.module.css'
import { TermsField } from './TermsField'

interface Props {
  locale: Locale
  t: SignUpMessages
}

export function SignUpForm(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <Form {...props} />
    </IslandBoundary>
  )
}

function Form({ locale, t }: Props) {
  const user = userOf(useStore($session, INITIALIZING))
  const [wrong, setWrong] = useState<readonly SignUpField[]>([])
  const [failure, setFailure] = useState<SignUpErrorKind>()
  const [submitting, setSubmitting] = useState(false)
  const summary = useRef<HTMLDivElement>(null)

  if (user) return <AlreadyIn name={user.name} locale={locale} t={t.form} />

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const checked = checkSignUp(signUpIn(form))
    setFailure(undefined)
    setWrong(checked.ok ? [] : checked.wrong)
    if (!checked.ok) return void focusFirst(form, checked.wrong)
    setSubmitting(true)
    // On Back, the browser would show the next person what was typed.
    const forget = () => form.reset()
    addEventListener('pagehide', forget)
    try {
      await signup({ ...checked.value, locale })
    } catch (error) {
      removeEventListener('pagehide', forget)
      const failed = failureOf(error)
      setFailure(failed)
      setSubmitting(false)
      focusFirst(form, fieldOf(failed)) || summary.current?.focus()
    }
  }

  /** Clears the errors of fixed fields; new errors appear only on submit. */
  const recheck = (event: SyntheticEvent<HTMLFormElement>) => {
    if (wrong.length === 0) return
    const checked = checkSignUp(signUpIn(event.currentTarget))
    const still = checked.ok ? [] : checked.wrong
    if (wrong.some((field) => !still.includes(field)))
      setWrong(wrong.filter((field) => still.includes(field)))
  }

  const errorOf = (field: 'email' | 'password' | 'agreeToTerms') => {
    if (wrong.includes(field)) return t.fieldErrors[field]
    return failure && fieldOf(failure).includes(field) ? t.form.failures[failure] : undefined
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={recheck}
      noValidate
      aria-label={t.form.title}
    >
      <SignUpSummary ref={summary} wrong={wrong} failure={failure} locale={locale} t={t} />
      <div className={styles.pair}>
        <NameFields t={t} wrong={wrong} />
      </div>
      <Field
        id="email"
        type="email"
        label={t.fields.email}
        error={errorOf('email')}
        autoComplete="email"
        inputMode="email"
        required
        maxLength={254}
      />
      <PasswordField locale={locale} t={t} error={errorOf('password')} />
      <div className={styles.pair}>
        <AboutFields t={t} wrong={wrong} />
      </div>
      <TermsField t={t} error={errorOf('agreeToTerms')} locale={locale} />
      <Button type="submit" isLoading={submitting}>
        {submitting ? t.form.submitting : t.form.submit}
      </Button>
      <p className="small">
        {t.form.haveAccount}{' '}
        <button type="button" className={styles.link} onClick={() => void login(toAccount(locale))}>
          {t.form.login}
        </button>
      </p>
    </form>
  )
}

/** The field that a failure is about, if any. */
const fieldOf = (failure: SignUpErrorKind): readonly SignUpField[] => {
  if (failure === 'weak_password') return ['password']
  return failure === 'refused' ? ['email'] : []
}

/** Any other error means that the code failed to load. */
const failureOf = (error: unknown): SignUpErrorKind => {
  if (error instanceof SignUpError) return error.kind
  return error instanceof AuthError && error.kind === 'offline' ? 'offline' : 'failed'
}

const toAccount = (locale: Locale) => ({ returnTo: pathFor('account', locale) })

interface AlreadyInProps {
  name: string
  locale: Locale
  t: SignUpMessages['form']
}

function AlreadyIn({ name, locale, t }: AlreadyInProps) {
  return (
    <div className="stack" role="status">
      <p>{format(t.alreadyIn, { name })}</p>
      <a className="button" href={pathFor('account', locale)}>
        {t.toAccount}
      </a>
    </div>
  )
}
