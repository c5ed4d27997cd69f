import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type FieldProps,
  type FormNodeValidation,
  type InputProps,
  PatchEvent,
  set,
  type StringInputProps,
} from 'sanity'
import { inThisCentury } from './century'
import { useUnreadText } from './use-unread'

const EXAMPLES: Readonly<Record<string, string>> = { date: '31/12/2026', datetime: '31/12/2026 18:30' }

export const isDate = ({ name }: { readonly name: string }): boolean => Object.hasOwn(EXAMPLES, name)

const isUnread = ({ message }: FormNodeValidation) => message.startsWith('Invalid date')

/** The Studio's own error for text that is not a date is in English. */
const inSpanish = (validation: FormNodeValidation[], type: string): FormNodeValidation[] =>
  validation.map((marker) =>
    isUnread(marker) ? { ...marker, message: `Escribe la fecha así: ${EXAMPLES[type]}.` } : marker,
  )

/** Types a text as an editor does: the Studio's input takes one that is not a date in no other way. */
const retype = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** The Studio's input for dates. Text that is not a date keeps the document from being published. */
export function DateInput(props: StringInputProps) {
  const { validation, schemaType, value } = props
  const { ref } = props.elementProps
  const [unread, keep] = useUnreadText(props)
  const [mount, setMount] = useState(0)
  const error = validation.find(isUnread)?.message

  const example = EXAMPLES[schemaType.name]
  const keepTyped = useEffectEvent((text: string) => keep({ text, value, example }))
  // At first, an error is that of the input on another tab.
  const isInherited = useRef(error !== undefined)
  useEffect(() => {
    const input: unknown = ref.current
    if (error === undefined) isInherited.current = false
    else if (!isInherited.current && input instanceof HTMLInputElement) keepTyped(input.value)
  }, [error, ref])
  const wasUnread = useRef(false)
  useEffect(() => {
    // The changes were discarded. The Studio's input would go on showing the text.
    if (wasUnread.current && unread === undefined && error !== undefined) setMount((count) => count + 1)
    wasUnread.current = unread !== undefined
  }, [unread, error])
  useEffect(() => {
    const input: unknown = ref.current
    if (unread === undefined || error !== undefined || !(input instanceof HTMLInputElement)) return
    // The input was mounted again. React does not expect such events while it renders.
    const timer = setTimeout(() => retype(input, unread), 0)
    return () => clearTimeout(timer)
  }, [unread, error, ref])

  /** Before the Studio reads the text, and so before `change` if it is a date. */
  const keepNext = (target: EventTarget) => {
    if (unread !== undefined && target instanceof HTMLInputElement && target === ref.current)
      keep({ text: target.value, value, example })
  }
  const change: typeof props.onChange = (patch) => {
    const [first] = PatchEvent.from(patch).patches
    const date =
      first?.type === 'set' && typeof first.value === 'string' ? inThisCentury(first.value) : undefined
    wasUnread.current = false
    keep(undefined)
    props.onChange(date === undefined ? patch : set(date))
    // The Studio's input would go on showing the unread text beside the date from before.
    if (unread !== undefined && date !== undefined && date === value) setMount(mount + 1)
  }
  return (
    <div
      key={mount}
      style={{ display: 'contents' }}
      onBlurCapture={({ target }) => keepNext(target)}
      onKeyDownCapture={({ key, target }) => key === 'Enter' && keepNext(target)}
    >
      {(props as InputProps).renderDefault({
        ...props,
        onChange: change,
        validation: inSpanish(validation, schemaType.name),
      } as never)}
    </div>
  )
}

/** The Studio's field, which shows the errors of dates without a time. */
export const FieldFor = (props: FieldProps) =>
  props.renderDefault(
    isDate(props.schemaType)
      ? { ...props, validation: inSpanish(props.validation, props.schemaType.name) }
      : props,
  )
