import { type InputProps, isNumberInputProps, isStringInputProps } from 'sanity'
import { DateInput, isDate } from './DateInput'
import { DecimalInput } from './DecimalInput'

/** The Studio's input or the field's own, except for dates and for numbers that are typed. */
export const InputFor = (props: InputProps) => {
  if (isStringInputProps(props) && isDate(props.schemaType)) return <DateInput {...props} />
  return isNumberInputProps(props) &&
    props.schemaType.options?.list === undefined &&
    props.schemaType.components?.input === undefined ? (
    <DecimalInput {...props} />
  ) : (
    props.renderDefault(props)
  )
}
