import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import runtime from 'astro/runtime/server/astro-island.prebuilt.js'

/** Environment variable with the name of the file of `islands.ts` in `dist`. */
export const ISLANDS_FILE = 'RUMBO_ISLANDS'

/** How Astro inlines a client directive. */
const INTENT =
  /<script>\(\(\)=>\{(?:(?!<\/script>).)*\.Astro=\{\}\)\)\.intent=(?:(?!<\/script>).)*<\/script>/s

/**
 * Links the runtime of islands, which Astro inlines in each page that has one: no island hydrates before an interaction, and
 * inlined it is a tenth of a product page, which would then not fit into the first round trip. Its styles are in
 * `styles/reset.css`.
 */
export const linkIslands = (html: string, file: string): string =>
  html
    .replace(INTENT, '')
    .replace(`<style>${ISLAND_STYLES}</style>`, '')
    .replace(`<script>${runtime}</script>`, () => `<script type="module" src="/${file}"></script>`)
