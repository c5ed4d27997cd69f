import { INTENT } from './events'
import { closest, HOLDING, HOLDING_ISLAND, onIslandReady, PENDING } from './hosts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What happened on each pending host, in order: a control was clicked, or a text was entered in it. */
const held = new Map<Element, Map<HTMLElement, string | undefined>>()

/** Holds clicks and typed text for hosts without their code, asks for that code, and replays them when it is ready. */
export const holdInteraction = () => {
  for (const kind of ['pointerover', 'touchstart', 'focusin', 'input', 'click'])
    addEventListener(
      kind,
      ({ target }) => {
        const host = closest(target, PENDING)
        if (host) sendIntent(host)
      },
      { capture: true, passive: true },
    )
  addEventListener('click', holdClick, true)
  addEventListener('input', holdText, true)
  onIslandReady(replay)
  // Module scripts have run: what was held before they listened is asked for again.
  addEventListener('DOMContentLoaded', () => [...held.keys()].forEach(sendIntent))
}

const sendIntent = (host: Element) => host.dispatchEvent(new Event(INTENT, { bubbles: true }))

const holdClick = (event: Event) => {
  const control = closest(event.target, 'button, [type=submit]')
  const host = control?.closest(HOLDING)
  if (!control || !host) return
  event.preventDefault()
  event.stopPropagation()
  hold(host, control)
}

const holdText = ({ target }: Event) => {
  const island = closest(target, HOLDING_ISLAND)
  if (island && isField(target)) hold(island, target, target.value)
}

/** A control that is pressed again out of impatience counts once. */
const hold = (host: Element, control: HTMLElement, text?: string) => {
  const controls = held.get(host) ?? new Map<HTMLElement, string | undefined>()
  if (!held.has(host)) void customElements.whenDefined(host.localName).then(() => replay(host))
  held.set(host, controls.set(control, text))
}

const replay = (host: Element) => {
  if (host.matches(HOLDING)) return
  for (const [control, text] of held.get(host) ?? [])
    if (isField(control) && text !== undefined) enter(control, text)
    else control.click()
  held.delete(host)
}

const isField = (target: EventTarget | null): target is Field =>
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

/**
 * Enters `text` as if it were typed now. React tracks the `value` property of each field and ignores an event that
 * changes nothing: the field is emptied through that property, then filled through the prototype's.
 */
const enter = (field: Field, text: string) => {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
