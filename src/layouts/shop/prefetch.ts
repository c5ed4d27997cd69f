// From the first interaction on, the browser fetches or renders pages before a link is followed, as
// `public/speculation-rules.json` says. In browsers without speculation rules, the page of a link that the pointer or a
// finger reaches is fetched, unless the shopper saves data.

/** The Content-Security-Policy allows the text of that file only. All browsers with such rules have Trusted Types. */
const addRules = async () => {
  const rules = await (await fetch('/speculation-rules.json')).text()
  const policy = window.trustedTypes?.createPolicy('speculation-rules', { createScript: () => rules })
  addToHead('script', { type: 'speculationrules', text: policy?.createScript('') })
}

const addToHead = (name: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(name), properties))

const requested = new Set<string>()

const prefetch = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || requested.has(link.href)) return
  requested.add(link.href)
  addToHead('link', { rel: 'prefetch', href: link.href })
}

const { connection } = navigator as { connection?: { saveData?: boolean } }
if ((HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules'))
  void addRules().catch(() => undefined)
else if (!connection?.saveData) addEventListener('pointerover', prefetch)
