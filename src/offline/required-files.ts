/** Reads a built file by its address, if it exists. */
export type ReadFile = (address: string) => string | undefined

/** Addresses under `/_astro/` that the page `html` needs: styles, scripts and their static imports, fonts, paintings. */
export const requiredFiles = (html: string, read: ReadFile): string[] =>
  withImports(
    [...html.matchAll(/["'](\/_astro\/[^"'\s?#]+\.(?:js|css|woff2|avif))["']/g)].map(
      ([, address]) => address ?? '',
    ),
    read,
  )

/** The dynamic imports of the script at `address`, with their static imports and the workers they start. */
export const importedLater = (address: string, read: ReadFile): string[] => {
  const imported = withImports(
    [...(read(address) ?? '').matchAll(/\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
      ([, name]) => `/_astro/${name}`,
    ),
    read,
  )
  return [...imported, ...imported.flatMap((file) => workersIn(read(file) ?? ''))]
}

const workersIn = (script: string): string[] =>
  [...script.matchAll(/["'`](\/_astro\/[^"'`]+\.js)["'`]/g)].map(([, worker]) => worker ?? '')

const withImports = (addresses: readonly string[], read: ReadFile): string[] => {
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
  follow(addresses)
  return [...found].sort()
}

/** Static imports of a bundled script, without dynamic ones. */
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)

const fontsOf = (style: string): string[] =>
  [...style.matchAll(/url\(["']?(\/_astro\/[^"')]+\.woff2)["']?\)/g)].map(([, address]) => address ?? '')
