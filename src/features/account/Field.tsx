import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './Field.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  /** Said after the label of a field that may stay empty. */
  optional?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** Stands beside the input, as a button that shows what was typed. */
  beside?: ReactNode
}

/**
 * A labelled input with its hint and error. It has an `id` but no `name`: should the browser send the form by itself
 * before our code is there, it sends nothing.
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

/** What a screen reader says after a control's name. */
export const describedBy = (id: string, hint: ReactNode, error: string | undefined) => {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined }
}
