import '~/components/check-box.css'
import styles from './Trip.module.css'

interface Props<Value extends string> {
  /** Name of the form field. */
  name: string
  legend: string
  hint?: string
  /** Values and their labels, in order. */
  options: readonly (readonly [Value, string])[]
  chosen: readonly Value[]
  /** Only one can be chosen. */
  isSingle?: boolean
  most?: number
  /** Label of the switch that shows all options on a phone, which starts with six and the chosen ones. */
  showAll?: string
  onChange: (chosen: Value[]) => void
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
      <div className={styles.pills}>
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
          <label className={styles.all}>
            <input type="checkbox" />
            {showAll}
          </label>
        )}
      </div>
    </fieldset>
  )
}
