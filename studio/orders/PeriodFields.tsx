import { Field, Input } from '../actions/form-parts'
import { FIRST_DAY, type Period } from './period'

interface Props {
  readonly period: Period
  /** The last day that can be chosen. */
  readonly max?: string
  readonly onChange: (period: Period) => void
}

/** The browser's own sentences are in the browser's language. */
const periodProblem = (
  validity: ValidityState,
  /** What the field is when the days are reversed. */
  reversed: 'rangeOverflow' | 'rangeUnderflow',
): string => {
  if (validity[reversed]) return '«Desde» va después de «Hasta». Cambia una de las dos fechas.'
  return validity.valueMissing || validity.badInput
    ? 'Escribe la fecha completa.'
    : 'Escribe una fecha del 2020 en adelante.'
}

/** Of both fields: a change of either puts reversed days in order. */
const forgetProblems = ({ form }: HTMLInputElement) => {
  for (const input of form?.querySelectorAll('input') ?? []) input.setCustomValidity('')
}

/** Two days that keep their order; an emptied field keeps its last day. */
export const PeriodFields = ({ period: { from, until }, max, onChange }: Props) => (
  <>
    <Field>
      Desde
      <Input
        type="date"
        required
        value={from}
        min={FIRST_DAY}
        max={until}
        onInvalid={({ currentTarget }) =>
          currentTarget.setCustomValidity(periodProblem(currentTarget.validity, 'rangeOverflow'))
        }
        onChange={({ target }) => {
          forgetProblems(target)
          if (target.value) onChange({ from: target.value, until })
        }}
      />
    </Field>
    <Field>
      Hasta
      <Input
        type="date"
        required
        value={until}
        min={from}
        max={max}
        onInvalid={({ currentTarget }) =>
          currentTarget.setCustomValidity(periodProblem(currentTarget.validity, 'rangeUnderflow'))
        }
        onChange={({ target }) => {
          forgetProblems(target)
          if (target.value) onChange({ from, until: target.value })
        }}
      />
    </Field>
  </>
)
