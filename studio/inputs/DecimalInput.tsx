import { useId, useState } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import { styled } from 'styled-components'
import { Failure, Input } from '../actions/form-parts'
import { parseDecimal } from './decimal'
import { useReportUnread } from './unread'

const WideInput = styled(Input)`
  width: 100%;
  box-sizing: border-box;
  font-size: 0.8125rem;
  &:read-only {
    background: var(--card-muted-bg-color);
  }
`

/**
 * A number with a decimal point or comma: a browser's own number input drops the comma, and 16,25 becomes 1625. Text
 * that is not a number empties the field and keeps the document from being published.
 */
export function DecimalInput({ value, onChange, elementProps, readOnly }: NumberInputProps) {
  const [text, setText] = useState(value === undefined ? '' : String(value))
  const message = useId()
  const typed = parseDecimal(text)
  // Another editor, the history or "discard changes" has changed the number.
  const shown = (typed ?? undefined) === value ? text : value === undefined ? '' : String(value)
  const isUnclear = parseDecimal(shown) === null
  useReportUnread(isUnclear)

  const change = (next: string) => {
    setText(next)
    const number = parseDecimal(next)
    onChange(typeof number === 'number' ? set(number) : unset())
  }
  const { id, ref, onFocus, onBlur } = elementProps
  return (
    <>
      <WideInput
        id={id}
        ref={ref}
        onFocus={onFocus}
        onBlur={onBlur}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-testid="number-input"
        readOnly={readOnly === true}
        value={shown}
        aria-invalid={isUnclear}
        aria-describedby={isUnclear ? message : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {isUnclear && (
        <Failure id={message} role="alert">
          Escribe solo el número, sin separar los miles: 1250, 16.25 o 16,25.
        </Failure>
      )}
    </>
  )
}
