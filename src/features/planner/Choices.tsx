import type { MouseEvent } from 'react'
import { Button } from '~/components/Button'
import styles from './Trip.module.css'

interface Props<Value extends string> {
  /** Of the form's field. */
  name: string
  legend: string
  hint?: string
  /** Values and their texts, in order. */
  options: readonly (readonly [Value, string])[]
  chosen: readonly Value[]
  /** One of them, and not several. */
  isSingle?: boolean
  most?: number
  /** Of a button that shows all options on a phone, where there are the first and the chosen ones at first. */
  showAll?: string
  onChange: (chosen: Value[]) => void
}

/** Options that a phone shows at first, as in `Trip.module.css`. */
const FIRST = 6

/** Without a render, before which nothing could take the focus of the button that goes. */
const unfold = ({ currentTarget }: MouseEvent) => {
  const list = currentTarget.parentElement
  list?.removeAttribute('data-folded')
  list?.querySelectorAll('input')[FIRST].focus({ preventScroll: true })
}

/** Pills to choose from: radio buttons or checkboxes. */
export function Choices<Value extends string>({
  name,
  legend,
  hint,
  options,
  chosen,
  isSingle = false,
  most = Infinity,
  showAll,
  onChange,
}: Props<Value>) {
  const toggle = (value: Value) => {
    if (isSingle) onChange([value])
    else if (chosen.includes(value)) onChange(chosen.filter((other) => other !== value))
    else if (chosen.length < most) onChange([...chosen, value])
  }
  return (
    <fieldset className={styles.group}>
      <legend className="field-label">{legend}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <div className={styles.pills} data-folded={showAll && ''}>
        {options.map(([value, text]) => (
          <label key={value} className={styles.pill}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
            />
            {text}
          </label>
        ))}
        {showAll && (
          <Button look="quiet" size="small" className={styles.unfold} onClick={unfold}>
            {showAll}
          </Button>
        )}
      </div>
    </fieldset>
  )
}
