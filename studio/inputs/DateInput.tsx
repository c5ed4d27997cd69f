import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  type FieldProps,
  type FormNodeValidation,
  type InputProps,
  PatchEvent,
  set,
  type StringInputProps,
} from 'sanity'
import { inThisCentury } from './century'
import { FieldFailure } from './FieldFailure'
import { useUnreadText } from './use-unread'

const HINTS: Readonly<Record<string, string>> = {
  date: 'Escribe la fecha así: 31/12/2026.',
  datetime: 'Escribe la fecha con la hora así: 31/12/2026 18:30.',
}

export const isDate = ({ name }: { readonly name: string }): boolean => Object.hasOwn(HINTS, name)

const isUnread = ({ message }: FormNodeValidation) => message.startsWith('Invalid date')

/** The Studio's own error for text that is not a date is in English. */
const inSpanish = (validation: FormNodeValidation[], type: string): FormNodeValidation[] =>
  validation.map((marker) =>
    isUnread(marker) ? { ...marker, message: HINTS[type] ?? marker.message } : marker,
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
  const hint = HINTS[schemaType.name]
  const message = useId()
  const [unread, keep] = useUnreadText(props)
  const shown = useRef({ unread, value })
  const typed = useRef<string>(undefined)
  const [mount, setMount] = useState(0)
  const error = validation.find(isUnread)?.message

  const keepTyped = useEffectEvent(() => {
    // An input that was mounted again has the error of the one before until it reports its own.
    if (typed.current !== undefined) keep({ text: typed.current, value, ...(hint && { hint }) })
  })
  useEffect(() => {
    if (error !== undefined) keepTyped()
  }, [error])
  useEffect(() => {
    const input: unknown = ref.current
    if (unread === undefined || !(input instanceof HTMLInputElement) || input.value === unread) return
    // The input was mounted again. React does not expect such events while it renders.
    const timer = setTimeout(() => retype(input, unread), 0)
    return () => clearTimeout(timer)
  }, [unread, error, ref])
  useEffect(() => {
    const before = shown.current
    shown.current = { unread, value }
    const input: unknown = ref.current
    if (before.unread === undefined || unread !== undefined || before.value !== value) return
    // The Studio's input would go on showing the forgotten text beside the date from before.
    if (input instanceof HTMLInputElement && input.value !== '') setMount((count) => count + 1)
  }, [unread, value, ref])

  /** Before the Studio reads the text, and so before `change` if it is a date. */
  const keepNext = (target: EventTarget) => {
    if (!(target instanceof HTMLInputElement) || target !== ref.current) return
    typed.current = target.value
    if (unread !== undefined) keep({ text: target.value, value, ...(hint && { hint }) })
  }
  const change: typeof props.onChange = (patch) => {
    const [first] = PatchEvent.from(patch).patches
    const date =
      first?.type === 'set' && typeof first.value === 'string' ? inThisCentury(first.value) : undefined
    keep(undefined)
    props.onChange(date === undefined ? patch : set(date))
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
        ...(unread !== undefined && {
          elementProps: {
            ...props.elementProps,
            'aria-describedby': [props.elementProps['aria-describedby'], message].filter(Boolean).join(' '),
          },
        }),
      } as never)}
      {unread !== undefined && (
        <FieldFailure id={message} role="alert">
          {hint}
        </FieldFailure>
      )}
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
