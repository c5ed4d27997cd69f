import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '~/components/Button'
import styles from './Trip.module.css'

interface Props {
  label: string
  empty: string
  action: string
  options: readonly (readonly [value: string, text: string])[]
  onPick: (value: string) => void
}

/** A list with a button: the arrow keys change a closed list, so that its change alone must not act. */
export function Pick({ label, empty, action, options, onPick }: Props) {
  const id = useId()
  const [value, setValue] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!value) return
    setValue('')
    onPick(value)
  }
  return (
    <form className={styles.pick} onSubmit={submit}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          className="select"
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        >
          <option value="">{empty}</option>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="line" size="small" aria-disabled={!value || undefined}>
        {action}
      </Button>
    </form>
  )
}
