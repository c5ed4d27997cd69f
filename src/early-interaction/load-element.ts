import { INTENT } from './events'

/**
 * Loads the code of a custom element when the shopper reaches for one, or as soon as `hasContent`: now, back from the
 * browser's page cache, or after a change in another tab. Gives the function that loads it.
 */
export const loadElement = (name: string, hasContent?: () => boolean): (() => Promise<unknown>) => {
  const load = (): Promise<unknown> => import(/* @vite-ignore */ codeOf(name))
  /** Without a network the element stays as it is until the next event. */
  const start = () => void load().catch(() => undefined)
  const startIfNeeded = () => {
    if (hasContent?.()) start()
  }
  addEventListener(INTENT, ({ target }) => {
    if (target instanceof Element && target.localName === name) start()
  })
  for (const event of ['pageshow', 'storage']) addEventListener(event, startIfNeeded)
  startIfNeeded()
  return load
}

/** `LazyScript` names the code. An `import()` of a literal would add Vite's preload helper to every page. */
const codeOf = (name: string): string =>
  document.querySelector<HTMLTemplateElement>(`[data-code=${name}]`)?.content.querySelector('script')?.src ??
  ''
