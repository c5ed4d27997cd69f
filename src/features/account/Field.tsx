import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Field.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  /** Shown after the label of an optional field. */
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Control next to the input, such as a button that shows the password. */
  beside?: ReactNode
}

/**
 * A labeled input with its hint and error. It has an `id` but no `name`, so that submitting the form before our code
 * has loaded sends no data.
 */
export function Field({ id, label, optional, hint, error, beside, ...input }: Props) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="soft">{optional}</span>}
      </label>
      {beside ? (
        <span className={styles.pair}>
          <input className="input" id={id} {...describedBy(id, hint, error)} {...input} />
          {beside}
        </span>
      ) : (
        <input className="input" id={id} {...describedBy(id, hint, error)} {...input} />
      )}
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p className="field-error" id={`${id}-error`}>
      {error}
    </p>
  ) : null
}

/** Ids of a control's descriptions, for `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
