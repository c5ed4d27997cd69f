/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { PageTexts } from './texts'
import type { Field, FormErrors, FormValues } from './form-values'

/** What every part of the form needs. */
export interface FormState {
  readonly t: PageTexts
  readonly values: FormValues
  readonly errors: FormErrors
}

interface Props extends FormState {
  readonly field: Field
  readonly label: string
  readonly type?: 'text' | 'email'
  readonly autocomplete?: string
  readonly numeric?: boolean
  readonly placeholder?: string
  readonly optional?: boolean
  readonly readonly?: boolean
  readonly maxlength?: number
  /** Focuses the field although it has no error. */
  readonly focus?: boolean
}

/** A labeled field with its error below; the first field with an error gets the focus. */
export const TextField = ({ t, values, errors, field, label, ...rest }: Props) => {
  const error = errors[field]
  return (
    <Labeled field={field} label={label} error={error && t[error]}>
      <input
        id={field}
        name={field}
        type={rest.type ?? 'text'}
        value={values[field]}
        autocomplete={rest.autocomplete}
        inputmode={rest.numeric ? 'numeric' : undefined}
        placeholder={rest.placeholder}
        maxlength={rest.maxlength ?? 300}
        readonly={rest.readonly}
        aria-required={rest.optional ? undefined : 'true'}
        autofocus={rest.focus}
        {...invalidity(field, errors)}
      />
    </Labeled>
  )
}

interface LabeledProps {
  readonly field: Field
  readonly label: string
  readonly error: string | undefined
  readonly children?: Child
}

export const Labeled = ({ field, label, error, children }: LabeledProps) => (
  <div class={`field field-${field}`}>
    <label for={field}>{label}</label>
    {children}
    {error && (
      <p class="field-error" id={`${field}-error`}>
        {error}
      </p>
    )}
  </div>
)

/** The attributes of a field with an error. */
export const invalidity = (field: Field, errors: FormErrors) =>
  errors[field]
    ? {
        'aria-invalid': 'true' as const,
        'aria-describedby': `${field}-error`,
        autofocus: Object.keys(errors)[0] === field,
      }
    : {}
