import { useId, useRef, useState } from 'react'
import { type NumberInputProps, set, unset } from 'sanity'
import { styled } from 'styled-components'
import { Input } from '../actions/form-parts'
import { numberHint, parseDecimal } from './decimal'
import { FieldFailure } from './FieldFailure'
import { isWhole } from './whole'
import { useUnreadText } from './use-unread'

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
 * that is not a number gives the document the number from before the field was entered, not the "1" of "1 250", and keeps
 * it from being published.
 */
export function DecimalInput(props: NumberInputProps) {
  const { value, onChange, elementProps, readOnly } = props
  const asText = value === undefined ? '' : String(value)
  const [text, setText] = useState(asText)
  const [unread, keep] = useUnreadText(props)
  const before = useRef(value)
  const message = useId()
  const isUnclear = unread !== undefined
  // Otherwise another editor, the history or "discard changes" may have changed the number.
  const shown = unread ?? (parseDecimal(text) === value ? text : asText)

  const change = (next: string) => {
    const read = parseDecimal(next)
    const number = read === null ? before.current : read
    setText(next)
    keep(read === null ? { text: next, value: number } : undefined)
    if (number !== value) onChange(number === undefined ? unset() : set(number))
  }
  const { id, ref, onFocus, onBlur } = elementProps
  return (
    <>
      <WideInput
        id={id}
        ref={ref}
        onFocus={(event) => {
          before.current = value
          onFocus(event)
        }}
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
        <FieldFailure id={message} role="alert">
          {numberHint(isWhole(props.schemaType))}
        </FieldFailure>
      )}
    </>
  )
}
