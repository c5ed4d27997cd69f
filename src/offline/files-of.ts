/** Reads a built file by its address; nothing when there is none. */
export type ReadFile = (address: string) => string | undefined

/** Addresses under `/_astro/` without which the page `html` does not work: styles, scripts, fonts, and what those import. */
export const filesOf = (html: string, read: ReadFile): string[] => {
  const found = new Set<string>()
  const follow = (addresses: Iterable<string>) => {
    for (const address of addresses) {
      if (found.has(address)) continue
      const text = read(address)
      if (text === undefined) continue
      found.add(address)
      if (address.endsWith('.js')) follow(importsOf(text))
      if (address.endsWith('.css')) follow(fontsOf(text))
    }
  }
  follow(
    [...html.matchAll(/["'](\/_astro\/[^"'\s?#]+\.(?:js|css|woff2))["']/g)].map(
      ([, address]) => address ?? '',
    ),
  )
  return [...found].sort()
}

/** What a bundled script cannot run without; what it loads on demand is not among it. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)

const fontsOf = (style: string): string[] =>
  [...style.matchAll(/url\(["']?(\/_astro\/[^"')]+\.woff2)["']?\)/g)].map(([, address]) => address ?? '')
