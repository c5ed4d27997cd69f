import { type SubmitEvent, useEffect, useRef } from 'react'
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
  /** There is no order with the number. */
  unknown: boolean
  submit(text: string): void
  locale: Locale
  t: TrackingMessages['orders']
}

/** Works without JavaScript: submitted before hydration, the browser loads the page with the number. */
export function TrackingForm({ number, busy, empty, unknown, submit, locale, t }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const before = useRef('')

  // Not before there is a number: something may have been typed before hydration.
  useEffect(() => {
    if (input.current && number !== before.current) input.current.value = number
    before.current = number
  }, [number])

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = input.current?.value ?? ''
    submit(text)
    if (!text.trim()) input.current?.focus()
  }
  return (
    <form
      className={`panel ${styles.form}`}
      action={pathFor('tracking', locale)}
      method="get"
      noValidate
      data-asked={Boolean(number) || undefined}
      onSubmit={send}
    >
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
          aria-describedby={empty ? 'tracking-error tracking-hint' : 'tracking-hint'}
          aria-invalid={empty || unknown || undefined}
        />
        <p role="alert" className="field-error" id="tracking-error">
          {empty && t.empty}
        </p>
        <p className="field-hint" id="tracking-hint">
          {t.numberHint}
        </p>
      </div>
      <Button type="submit" aria-busy={busy || undefined}>
        {busy ? <span className="spinner" aria-hidden="true" /> : <Icon name="search" size={20} />}
        <span className={styles.submit}>{t.submit}</span>
      </Button>
    </form>
  )
}
