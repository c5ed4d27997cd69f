// In browsers without speculation rules (`public/speculation-rules.json`), fetches the page of a link that the pointer or
// focus reaches, unless the shopper saves data.
const requested = new Set<string>()

const prefetch = ({ target }: Event) => {
  const link =
    target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]:not([data-login])')
  if (!link || requested.has(link.pathname) || link.pathname === location.pathname) return
  requested.add(link.pathname)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
}

const { connection } = navigator as { connection?: { saveData?: boolean } }
if (
  !(HTMLScriptElement.supports as typeof HTMLScriptElement.supports | undefined)?.('speculationrules') &&
  !connection?.saveData
)
  for (const event of ['pointerover', 'pointerdown', 'focusin']) addEventListener(event, prefetch)
