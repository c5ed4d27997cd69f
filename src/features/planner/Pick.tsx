import { type SubmitEvent, useState } from 'react'
import { Button } from '~/components/Button'
import { Select } from './Select'
import styles from './Trip.module.css'

interface Props {
  label: string
  empty: string
  action: string
  options: readonly (readonly [value: string, text: string])[]
  onPick: (value: string) => void
}

/** A select with a button: the arrow keys change a closed select, so a change alone must not trigger anything. */
export function Pick({ label, empty, action, options, onPick }: Props) {
  const [value, setValue] = useState('')
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!value) return
    setValue('')
    onPick(value)
  }
  return (
    <form className={styles.pick} onSubmit={submit}>
      <Select label={label} value={value} options={[['', empty], ...options]} onChange={setValue} />
      <Button type="submit" look="line" aria-disabled={!value || undefined}>
        {action}
      </Button>
    </form>
  )
}
