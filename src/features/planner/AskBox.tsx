import { type Ref, type SubmitEvent, useEffect, useId, useImperativeHandle, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import type { Locale } from '~/i18n/locales'
import { format } from '~/i18n/format'
import type { TripWish } from './engine/parameters'
import type { Stay } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import { HAS_SERVICE } from './reader/has-service'
import { MAX_TEXT } from './reader/max-text'
import { areEqual } from './parameter-changes'
import type { Chip, Reading } from './understood-chips'
import styles from './AskBox.module.css'

/** Id of the form that plans the trip. */
export const PLAN_FORM = 'plan-form'

/** What the form can ask of the box. */
export interface Ask {
  /**
   * Reads text that has not been read. Resolves to the parameters to plan with, or to `undefined` if the traveler should
   * first see what was not understood.
   */
  finish(): Promise<TripWish | undefined>
}

interface Props {
  ref: Ref<Ask>
  parameters: TripWish
  /** The form's initial values. */
  initial: TripWish
  /** The initial values of a form without a plan. */
  blank: TripWish
  /** Of the plan that it changes. */
  stays: readonly Stay[]
  locale: Locale
  t: TripPlannerMessages
  onChange: (change: Partial<TripWish>) => void
}

const loadReader = () => import('./reader/understand')

type Result =
  | { state: 'none' | 'reading' }
  | { state: 'failed'; why: string }
  | (Reading & { state: 'read'; isByService: boolean })

/** Fills the form from a traveler's own words: shows what was understood and what was not. */
export function AskBox({ ref, parameters, initial, blank, stays, locale, t, onChange }: Props) {
  const id = useId()
  const [result, setResult] = useState<Result>({ state: 'none' })
  const { ask } = t
  const { label, example } = blank === initial ? ask : ask.change
  const field = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  /** The form can change while the text is being read. */
  const latest = useRef(parameters)
  useEffect(() => {
    latest.current = parameters
  })
  // What was understood, and the button to plan with it, can be below the fold.
  useEffect(() => {
    if (result.state !== 'none') field.current?.form?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [result])
  /** The form's values after the last reading. */
  const held = useRef<TripWish>(undefined)
  /** The text that was read last, or is being read. */
  const last = useRef<{ text: string; reading?: Promise<TripWish | undefined> }>({ text: '' })

  /** From the field itself: it may have been filled before the code loaded. */
  const typed = () => field.current?.value.trim() ?? ''
  const readNow = async (text: string) => {
    const asked = latest.current
    setResult({ state: 'reading' })
    try {
      const [{ understand }, { readingOf }] = await Promise.all([loadReader(), import('./understood-chips')])
      const { answer, places, isByService } = await understand(text, locale)
      // The text has changed since: drop the answer.
      if (typed() !== text) return undefined
      const forms = { blank, initial, held: held.current ?? initial, asked, now: latest.current, stays }
      const { reading, parameters, isClear } = readingOf({ text, answer, places }, forms, t, locale)
      if (reading.chips.length > 0) held.current = reading.after
      setResult({ ...reading, state: 'read', isByService })
      onChange(parameters)
      return isClear ? parameters : undefined
    } catch {
      if (typed() === text) setResult({ state: 'failed', why: ask.failed })
      return undefined
    }
  }
  const read = (text: string) => {
    // Not read, so that a plan does not go on without it either.
    if (text.length > MAX_TEXT) {
      setResult({ state: 'failed', why: ask.textTooLong })
      return undefined
    }
    const reading = readNow(text)
    last.current = { text, reading }
    return reading
  }
  useImperativeHandle(ref, () => ({
    async finish() {
      const text = typed()
      const isRead = text === last.current.text
      if (!text || (isRead && result.state !== 'reading')) return latest.current
      const parameters = await (isRead ? last.current.reading : read(text))
      if (!parameters) button.current?.focus()
      return parameters
    },
  }))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (result.state === 'reading') return
    const text = typed()
    if (text) void read(text)
  }
  /** A chip is hidden once the form says something else. */
  const holds = ({ field }: Chip) =>
    result.state === 'read' && areEqual(parameters[field], result.after[field])
  const chips = result.state === 'read' ? result.chips.filter(holds) : []
  const hasWhen = chips.some(({ field }) => field === 'when')
  const remove = ({ field }: Chip) => {
    if (result.state !== 'read') return
    const chips = result.chips.filter((chip) => chip.field !== field)
    setResult({ ...result, chips })
    const { [field]: value, nights } = result.before
    onChange({ [field]: value, ...(field === 'places' && { nights }) })
    // The button disappears and would take the focus with it.
    const next = chips.some(holds) ? list : button
    next.current?.focus({ preventScroll: true })
  }

  return (
    <form className={styles.ask} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        className="input"
        rows={3}
        placeholder={example}
        autoComplete="off"
        onInput={() => {
          // The answer to another text is not waited for.
          if (result.state === 'reading' && typed() !== last.current.text) {
            last.current = { text: '' }
            setResult({ state: 'none' })
          }
          void loadReader()
            .then(({ prepare }) => prepare(example, locale))
            .catch(() => undefined)
        }}
      />
      <Button
        ref={button}
        type="submit"
        look="line"
        size="small"
        aria-disabled={result.state === 'reading' || undefined}
      >
        {result.state === 'reading' ? ask.reading : ask.submit}
      </Button>
      {HAS_SERVICE && <p className="small soft">{ask.sent}</p>}
      <div role="status">
        {result.state === 'reading' && <p className="visually-hidden">{ask.reading}</p>}
        {result.state === 'failed' && <p>{result.why}</p>}
        {result.state === 'read' && (
          <>
            {result.chips.length > 0 ? (
              <p className={styles.understood}>{ask.understood}</p>
            ) : (
              <p className="soft">{ask.nothing}</p>
            )}
            {hasWhen && result.note && <p className="small">{result.note}</p>}
            {HAS_SERVICE && !result.isByService && <p className="small soft">{ask.readHere}</p>}
            {result.ignored.length > 0 && (
              <p className="small">{format(ask.ignored, { words: result.ignored.join(', ') })}</p>
            )}
            {result.unknown.length > 0 && (
              <p className="small soft">{format(ask.unknown, { words: result.unknown.join(', ') })}</p>
            )}
          </>
        )}
      </div>
      {chips.length > 0 && (
        <>
          <ul ref={list} className={styles.chips} tabIndex={-1} aria-label={ask.understood}>
            {chips.map((chip) => (
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
          {/* The form is long. */}
          <Button type="submit" form={PLAN_FORM}>
            {ask.plan}
          </Button>
        </>
      )}
    </form>
  )
}
