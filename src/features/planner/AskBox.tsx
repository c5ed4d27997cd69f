import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { LANGUAGES } from '~/i18n/languages'
import type { Locale } from '~/i18n/locales'
import { format } from '~/i18n/format'
import { pathFor } from '~/i18n/routes'
import { MAX_DAYS, type TripParameters } from './engine/parameters'
import type { TripPlannerMessages } from './messages.server'
import { HAS_SERVICE } from './reader/has-service'
import { MAX_TEXT } from './reader/understood'
import { type Chip, applied, chipsOf, withoutField } from './understood-chips'
import { loadPlannerData } from './use-planner-data'
import styles from './AskBox.module.css'

interface Props {
  parameters: TripParameters
  locale: Locale
  t: TripPlannerMessages
  onChange: (change: Partial<TripParameters>) => void
}

type Result =
  | { state: 'none' | 'reading' | 'failed' }
  | {
      state: 'read'
      chips: readonly Chip[]
      unknown: readonly string[]
      /** Days that the text asks for. */
      days: number | undefined
      before: TripParameters
    }

/** Fills the form from a traveler's own words: shows what was understood, and names what was not. */
export function AskBox({ parameters, locale, t, onChange }: Props) {
  const id = useId()
  const [result, setResult] = useState<Result>({ state: 'none' })
  const { ask } = t
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The form can be changed while the text is read. */
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })

  const read = async (text: string) => {
    setResult({ state: 'reading' })
    try {
      const [{ understand }, { places }] = await Promise.all([
        import('./reader/understand'),
        loadPlannerData(pathFor('tripData', locale)),
      ])
      const understood = await understand(text, places, locale)
      const { unknown, when } = understood
      const dates = new Intl.DateTimeFormat(LANGUAGES[locale].tag, {
        dateStyle: 'medium',
        timeZone: 'UTC',
      })
      const chips = chipsOf(understood, places, t, locale, (date) => dates.format(new Date(date)))
      const before = latest.current
      setResult({ state: 'read', chips, unknown, days: when.days, before })
      onChange(applied(before, understood))
    } catch {
      setResult({ state: 'failed' })
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (result.state === 'reading') return
    // From the field itself: it may have been filled before the code had loaded.
    const text = new FormData(event.currentTarget).get('text')
    if (typeof text === 'string' && text.trim()) void read(text)
  }
  const remove = ({ field }: Chip) => {
    if (result.state !== 'read') return
    const chips = result.chips.filter((chip) => chip.field !== field)
    setResult({ ...result, chips, days: field === 'when' ? undefined : result.days })
    onChange(withoutField(parameters, field, result.before))
    // The button goes, and with it the focus.
    const next = chips.length > 0 ? list : button
    next.current?.focus({ preventScroll: true })
  }

  return (
    <form className={styles.ask} onSubmit={submit}>
      <label htmlFor={id}>{ask.label}</label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={MAX_TEXT}
        placeholder={ask.example}
        name="text"
      />
      <Button
        ref={button}
        type="submit"
        look="line"
        size="small"
        aria-disabled={result.state === 'reading' || undefined}
      >
        {ask.submit}
      </Button>
      {HAS_SERVICE && <p className="small soft">{ask.sent}</p>}
      <div role="status">
        {result.state === 'reading' && <p className="soft">{ask.reading}</p>}
        {result.state === 'failed' && <p>{ask.failed}</p>}
        {result.state === 'read' && (
          <>
            {result.chips.length > 0 ? (
              <p className="visually-hidden">{ask.understood}</p>
            ) : (
              <p className="soft">{ask.nothing}</p>
            )}
            {result.days !== undefined && result.days > MAX_DAYS && (
              <p className="small">{format(ask.tooLong, { n: result.days, most: MAX_DAYS })}</p>
            )}
            {result.unknown.length > 0 && (
              <p className="small soft">{format(ask.unknown, { words: result.unknown.join(', ') })}</p>
            )}
          </>
        )}
      </div>
      {result.state === 'read' && result.chips.length > 0 && (
        <ul ref={list} className={styles.chips} tabIndex={-1} aria-label={ask.understood}>
          {result.chips.map((chip) => (
            <li key={chip.field}>
              {chip.text}
              <button
                type="button"
                className="icon-button"
                aria-label={format(ask.remove, { name: chip.text })}
                onClick={() => remove(chip)}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
