import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { TrackingMessages } from './messages.server'
import styles from './TrackingForm.module.css'

interface Props {
  /** The number in the URL, shown in the field. */
  number: string
  busy: boolean
  /** The form was submitted empty. */
  empty: boolean
  /** An order is shown: on narrow screens, the form is collapsed until the shopper tracks another one. */
  found: boolean
  /** Why no order was found. */
  problem: string | undefined
  submit(text: string): void
  locale: Locale
  t: TrackingMessages['orders']
  /** What else the shopper can do about the problem. */
  children?: ReactNode
}

/** Works without JavaScript: submitted before hydration, the browser loads the page with the number. */
export function TrackingForm({ number, busy, empty, found, problem, submit, locale, t, children }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const another = useRef<HTMLButtonElement>(null)
  const before = useRef('')
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = found && !isOpen

  // Not before there is a number: something may have been typed before hydration.
  useEffect(() => {
    if (input.current && number !== before.current) input.current.value = number
    before.current = number
  }, [number])

  useEffect(() => {
    if (isOpen || empty) input.current?.focus()
  }, [isOpen, empty])

  // The focused element is hidden now.
  useEffect(() => {
    if (isFolded && another.current?.form?.contains(document.activeElement)) another.current.focus()
  }, [isFolded])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    submit(text)
    setIsOpen(false)
    if (!text.trim()) input.current?.focus()
  }
  const error = empty ? t.empty : problem
  return (
    <form
      className={`panel ${styles.form}`}
      action={pathFor('tracking', locale)}
      method="get"
      noValidate
      data-asked={(Boolean(number) && !error) || undefined}
      data-folded={isFolded || undefined}
      onSubmit={send}
    >
      <button
        ref={another}
        type="button"
        className={`button ${styles.another}`}
        data-look="line"
        data-size="small"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={18} />
        {t.another}
      </button>
      <div className="field">
        <label htmlFor="tracking-number">{t.number}</label>
        <input
          ref={input}
          className={`input ${styles.input}`}
          id="tracking-number"
          name="number"
          placeholder={t.placeholder}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={error ? 'tracking-error tracking-hint' : 'tracking-hint'}
          aria-invalid={error !== undefined || undefined}
        />
        <p role="alert" className="field-error" id="tracking-error">
          {error}
        </p>
        <p className="field-hint" id="tracking-hint">
          {t.numberHint}
        </p>
      </div>
      <Button type="submit" aria-busy={busy || undefined}>
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="search" size={20} />}
        <span className={styles.submit}>{t.submit}</span>
      </Button>
      {children && <p className={styles.help}>{children}</p>}
    </form>
  )
}
