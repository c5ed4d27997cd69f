import { Field, Input } from '../actions/form-parts'
import { FIRST_DAY, type Period } from './period'

interface Props {
  readonly period: Period
  /** The last day that can be chosen. */
  readonly max?: string
  readonly onChange: (period: Period) => void
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
        onChange={({ target: { value } }) => value && onChange({ from: value, until })}
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
        onChange={({ target: { value } }) => value && onChange({ from, until: value })}
      />
    </Field>
  </>
)
