import { INTENT } from './events'

/**
 * Loads the code of a custom element when the shopper reaches for one, or as soon as `hasContent`: now, back from the
 * browser's page cache, or after a change in another tab. Without a network the element stays as it is until the next event.
 */
export const loadElement = (name: string, load: () => Promise<unknown>, hasContent: () => boolean) => {
  const start = () => void load().catch(() => undefined)
  const startIfNeeded = () => {
    if (hasContent()) start()
  }
  addEventListener(INTENT, ({ target }) => {
    if (target instanceof Element && target.localName === name) start()
  })
  for (const event of ['pageshow', 'storage']) addEventListener(event, startIfNeeded)
  startIfNeeded()
}
