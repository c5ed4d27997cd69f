import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react'
import { Button } from '~/components/Button'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import type { OrderMessages } from './messages.server'
import type { OrderLine } from './order-lines'
import { requestReturn } from './request-return'
import { type ReturnDraft, keepReturnDraft, readReturnDraft } from './return-draft'
import styles from './ReturnForm.module.css'

interface Props {
  /** The order's tracking number. */
  number: string
  /** What was entered before a reload. */
  draft: ReturnDraft | undefined
  /** What was bought. */
  lines: readonly OrderLine[]
  locale: Locale
  t: OrderMessages['page']
  /** The shop has the request, or refuses it for good: fetch the order again. */
  onDone(refusal: string | undefined): void
}

/** Characters, as the shop's server has it. */
const MAX_REASON = 1000

/** The kinds of fields, in page order. */
const FIELDS = ['select', 'textarea'] as const

type Field = (typeof FIELDS)[number]

/** One unit of one product: there is nothing to choose. */
const onlyChoice = ([line, ...others]: readonly OrderLine[]): ReturnDraft['quantities'] =>
  line?.quantity === 1 && others.length === 0 ? { [line.productId]: 1 } : {}

/** Asks for a return of some of the lines, with a reason (REFUND-03). */
export function ReturnForm({ number, draft, lines: bought, locale, t, onDone }: Props) {
  const [initial] = useState(() => draft?.quantities ?? onlyChoice(bought))
  const [quantities, setQuantities] = useState(initial)
  const [reason, setReason] = useState(draft?.reason ?? '')
  useEffect(() => {
    if (reason !== '' || quantities !== initial) keepReturnDraft({ number, quantities, reason })
    // Another order's draft stays.
    else if (readReturnDraft(number)) keepReturnDraft(undefined)
  }, [number, initial, quantities, reason])
  const id = useId()
  const errorId = (field: Field) => `${id}-${field}-error`
  const [state, setState] = useState<'idle' | 'sending'>('idle')
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [refusal, setRefusal] = useState<string>()
  const isLong = reason.trim().length > MAX_REASON
  const invalid = (field: Field) =>
    missing.includes(field) || (isLong && field === 'textarea')
      ? { 'aria-invalid': true, 'aria-describedby': errorId(field) }
      : undefined
  const lines = bought.flatMap(({ productId }) => {
    const quantity = quantities[productId] ?? 0
    return quantity > 0 ? [{ productId, quantity }] : []
  })

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const isEmpty = { select: lines.length === 0, textarea: reason.trim() === '' }
    const empty = FIELDS.filter((field) => isEmpty[field])
    setMissing(empty)
    setRefusal(undefined)
    const wrong = empty[0] ?? (isLong ? 'textarea' : undefined)
    if (wrong) {
      form.querySelector<HTMLElement>(wrong)?.focus()
      return
    }
    setState('sending')
    const answer = await requestReturn(number, { lines, reason }, locale)
    if (!answer.isOver) {
      setState('idle')
      setRefusal(answer.refusal || t.returnFailed)
      return
    }
    keepReturnDraft(undefined)
    onDone(answer.refusal)
  }

  const settle = (field: Field) => {
    setMissing(missing.filter((other) => other !== field))
    setRefusal(undefined)
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <fieldset className={styles.lines}>
        <legend>{t.returnWhat}</legend>
        {missing.includes('select') && <ErrorText id={errorId('select')}>{t.returnNothing}</ErrorText>}
        {bought.map(({ productId, name, lang, quantity }) => (
          <label key={productId} className={styles.line}>
            <span lang={lang}>{name}</span>
            <select
              className="select"
              {...invalid('select')}
              value={quantities[productId] ?? 0}
              onChange={({ target }) => {
                setQuantities({ ...quantities, [productId]: Number(target.value) })
                settle('select')
              }}
            >
              {Array.from({ length: quantity + 1 }, (_, n) => (
                <option key={n} value={n}>
                  {format(t.returnOf, { n, all: quantity })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={id}>{t.returnReason}</label>
        <textarea
          id={id}
          className={`input ${styles.reason}`}
          rows={4}
          {...invalid('textarea')}
          required
          value={reason}
          onChange={({ target }) => {
            setReason(target.value)
            settle('textarea')
          }}
        />
        {missing.includes('textarea') && <ErrorText id={errorId('textarea')}>{t.returnNoReason}</ErrorText>}
        {isLong && (
          <ErrorText id={errorId('textarea')}>
            {t.returnTooLong} <span aria-hidden="true">({reason.trim().length.toLocaleString('en-US')})</span>
          </ErrorText>
        )}
      </div>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      <Button type="submit" isLoading={state === 'sending'}>
        {t.returnSend}
      </Button>
    </form>
  )
}

function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error" role="alert">
      {children}
    </p>
  )
}
