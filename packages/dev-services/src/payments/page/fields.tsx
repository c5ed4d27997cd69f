/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import type { PageTexts } from './texts'
import type { Field, Problems, Typed } from './typed'

/** What every part of the form needs to know. */
export interface FormState {
  readonly t: PageTexts
  readonly typed: Typed
  readonly problems: Problems
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
  /** Takes the focus, though nothing is wrong with the field itself. */
  readonly focus?: boolean
}

/** A labelled field that says below itself what is wrong with it; the first wrong one takes the focus. */
export const TextField = ({ t, typed, problems, field, label, ...rest }: Props) => {
  const problem = problems[field]
  return (
    <Labelled field={field} label={label} problem={problem && t[problem]}>
      <input
        id={field}
        name={field}
        type={rest.type ?? 'text'}
        value={typed[field]}
        autocomplete={rest.autocomplete}
        inputmode={rest.numeric ? 'numeric' : undefined}
        placeholder={rest.placeholder}
        maxlength={rest.maxlength ?? 300}
        readonly={rest.readonly}
        aria-required={rest.optional ? undefined : 'true'}
        autofocus={rest.focus}
        {...invalidity(field, problems)}
      />
    </Labelled>
  )
}

interface LabelledProps {
  readonly field: Field
  readonly label: string
  readonly problem: string | undefined
  readonly children?: Child
}

export const Labelled = ({ field, label, problem, children }: LabelledProps) => (
  <div class={`field field-${field}`}>
    <label for={field}>{label}</label>
    {children}
    {problem && (
      <p class="field-error" id={`${field}-problem`}>
        {problem}
      </p>
    )}
  </div>
)

/** The attributes that mark a wrong field. */
export const invalidity = (field: Field, problems: Problems) =>
  problems[field]
    ? {
        'aria-invalid': 'true' as const,
        'aria-describedby': `${field}-problem`,
        autofocus: Object.keys(problems)[0] === field,
      }
    : {}
