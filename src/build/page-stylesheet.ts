import type { AstroIntegration, HookParameters } from 'astro'
import { shortScopes } from './scope-name'
import { LATE_STYLES, splitLate } from './late-styles'

type Pages = HookParameters<'astro:build:setup'>['pages']
type Style = Pages extends Map<string, { styles: (infer S)[] }> ? S : never

/**
 * Astro integration: one stylesheet per page instead of one per component that several pages share. Pages with the same
 * styles share the file. The styles of the layer `late` are in a file of their own.
 */
export const pageStylesheet = (): AstroIntegration => {
  const sources = new Map<string, string>()
  let pages: Pages = new Map()
  return {
    name: 'page-stylesheet',
    hooks: {
      'astro:build:setup': (options) => {
        pages = options.pages
      },
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'page-stylesheet',
                apply: 'build',
                renderChunk: (code) => shortScopes(code),
                generateBundle: {
                  // After Astro has listed the stylesheets of each page.
                  order: 'post',
                  handler(_, bundle) {
                    for (const file of Object.values(bundle)) {
                      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
                      sources.set(file.fileName, shortScopes(file.source.toString()))
                      delete bundle[file.fileName]
                    }
                    if (this.environment.name !== 'client') return
                    const emit = (name: string, source: string) =>
                      this.getFileName(this.emitFile({ type: 'asset', name, source }))
                    const late: Record<string, string> = {}
                    for (const page of pages.values()) {
                      if (page.styles.length === 0) continue
                      const source = page.styles.sort(byCascade).map((style) => sourceOf(style, sources))
                      const split = splitLate(source.join(''))
                      if (split.late.length > 0)
                        late[page.route.route] = emit('late.css', split.late.join(''))
                      const src = emit('page.css', split.first)
                      page.styles = [{ depth: 0, order: 0, sheet: { type: 'external', src } }]
                    }
                    process.env[LATE_STYLES] = JSON.stringify(late)
                  },
                },
              },
            ],
          },
        })
      },
    },
  }
}

const sourceOf = ({ sheet }: Style, sources: ReadonlyMap<string, string>): string => {
  const source = sheet.type === 'inline' ? sheet.content : sources.get(sheet.src)
  if (source === undefined) throw new Error('A page has a stylesheet that is not in the bundle')
  return source
}

/** The order in which Astro links them: as imported, the deepest first. */
const byCascade = (a: Style, b: Style): number => {
  const last = (order: number) => (order < 0 ? Infinity : order)
  if (a.order !== b.order) return last(a.order) - last(b.order)
  return last(b.depth) - last(a.depth) || 0
}
