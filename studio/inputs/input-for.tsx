import { type InputProps, isNumberInputProps } from 'sanity'
import { DecimalInput } from './DecimalInput'

/** The Studio's input or the field's own, except for numbers that are typed. */
export const InputFor = (props: InputProps) =>
  isNumberInputProps(props) &&
  props.schemaType.options?.list === undefined &&
  props.schemaType.components?.input === undefined ? (
    <DecimalInput {...props} />
  ) : (
    props.renderDefault(props)
  )
