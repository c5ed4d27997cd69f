import type { FieldProps, FormNodeValidation, InputProps } from 'sanity'
import { useReportUnread } from './unread'

const EXAMPLES: Readonly<Record<string, string>> = { date: '31/12/2026', datetime: '31/12/2026 18:30' }

export const isDate = ({ name }: { readonly name: string }): boolean => Object.hasOwn(EXAMPLES, name)

/** The Studio's own error for text that is not a date is in English. */
const inSpanish = (validation: FormNodeValidation[], type: string): FormNodeValidation[] =>
  validation.map((marker) =>
    marker.message.startsWith('Invalid date')
      ? { ...marker, message: `Escribe la fecha así: ${EXAMPLES[type]}.` }
      : marker,
  )

/** The Studio's input for dates. Text that is not a date keeps the document from being published. */
export function DateInput(props: InputProps) {
  const { validation, schemaType } = props
  useReportUnread(validation.some(({ level }) => level === 'error'))
  return props.renderDefault({ ...props, validation: inSpanish(validation, schemaType.name) })
}

/** The Studio's field, which shows the errors of dates without a time. */
export const FieldFor = (props: FieldProps) =>
  props.renderDefault(
    isDate(props.schemaType)
      ? { ...props, validation: inSpanish(props.validation, props.schemaType.name) }
      : props,
  )
