// In browsers without speculation rules (`public/speculation-rules.json`), fetches the page of a link that the pointer or a
// finger reaches, unless the shopper saves data.
const requested = new Set<string>()

const prefetch = ({ target }: Event) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  if (!link || requested.has(link.href)) return
  requested.add(link.href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
}

const { connection } = navigator as { connection?: { saveData?: boolean } }
if (
  !(HTMLScriptElement as Partial<typeof HTMLScriptElement>).supports?.('speculationrules') &&
  !connection?.saveData
)
  addEventListener('pointerover', prefetch)
