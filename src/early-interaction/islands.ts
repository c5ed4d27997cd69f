// Astro's runtime of islands and, as it must exist by then, `client:intent`, as a file. See `link-islands.ts`.
import './register-intent'
import 'astro/runtime/server/astro-island.js'
