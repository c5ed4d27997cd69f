import { READY } from './events'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
export type EnterText = (field: Field, text: string) => void

/** Call with an element in an island after hydration. */
export const sendReady = (content: { dispatchEvent(event: Event): boolean } | null) =>
  content?.dispatchEvent(new CustomEvent<EnterText>(READY, { bubbles: true, detail: enterText }))

/**
 * Enters `text` as if it were typed. React tracks the `value` property of each field and ignores events without a
 * change, so the field is emptied through that property, then filled through the prototype's.
 */
const enterText: EnterText = (field, text) => {
  field.value = ''
  Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
