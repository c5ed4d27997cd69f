import { reportClientError } from '~/lib/client-errors'
import { INTENT, READY } from './events'
import { EAGER_ISLAND, PENDING } from './hosts'
import type { EnterText, Field } from './island-ready'
import './repeated-press'
import './language-links'
import { restoreTyped, watch } from './late-notice'

// Inlined in the head of every page. See `events.ts`.

/** Controls whose events are held, by event type. */
const CONTROLS: Partial<Record<string, string>> = {
  click: 'button, [data-strip]',
  input: 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea',
}

/** Held events of each pending host, in order: the clicked control, or the field and its text. */
const held = new Map<Element, Map<HTMLElement, string | undefined>>()

const onInteraction = (event: Event) => {
  const { target, type } = event
  const host = target instanceof Element && target.closest(PENDING)
  if (!host) return
  sendIntent(host)
  const control = CONTROLS[type] && target.closest<Field | HTMLButtonElement>(CONTROLS[type])
  if (!control) return
  watch(host)
  if (host.matches(EAGER_ISLAND)) return
  if (type === 'click') {
    event.preventDefault()
    event.stopPropagation()
    control.dataset['held'] = ''
    hold(host, control)
  } else hold(host, control, control.value)
}

const sendIntent = (host: Element) => host.dispatchEvent(new Event(INTENT, { bubbles: true }))

/** Repeated clicks on a control count once. */
const hold = (host: Element, control: HTMLElement, text?: string) => {
  held.set(host, (held.get(host) ?? new Map<HTMLElement, string | undefined>()).set(control, text))
  void customElements.whenDefined(host.localName).then(() => replay(host))
}

const replay = (host: Element, enterText?: EnterText) => {
  if (host.matches(PENDING)) return
  for (const [control, text] of held.get(host) ?? [])
    if (text === undefined) {
      delete control.dataset['held']
      control.click()
    } else (enterText ?? choose)(control as Field, text)
  held.delete(host)
}

for (const kind of ['pointerover', 'focusin', 'input', 'click']) addEventListener(kind, onInteraction, true)

// Typing may continue between the code being ready and the replay.
addEventListener(
  'input',
  ({ target }) => {
    for (const controls of held.values())
      if (controls.has(target as Field)) controls.set(target as Field, (target as Field).value)
  },
  true,
)

/** For custom elements, which may reset a field when they are defined. */
const choose: EnterText = (field, text) => {
  field.value = text
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

addEventListener(READY, (event) => {
  const { target: island, detail } = event as CustomEvent<EnterText> & { target: HTMLElement }
  island.dataset['ready'] = ''
  setTimeout(() => replay(island, detail))
})

addEventListener('DOMContentLoaded', () => {
  restoreTyped()
  // Module scripts have run: send `INTENT` again for what was held before they listened.
  for (const host of held.keys()) sendIntent(host)
})

addEventListener('error', ({ error, message }) => reportClientError(error ?? message))
addEventListener('unhandledrejection', ({ reason }) => reportClientError(reason))
