/** @jsxImportSource hono/jsx */
import { LOGO } from '~/lib/logo'

/** The shop's compass and name. */
export const Brand = () => (
  <span class="brand">
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <circle {...ring} fill="none" stroke="currentColor" stroke-width={LOGO.ring.width} />
      <path class="needle" d={LOGO.needle} />
    </svg>
    Rumbo
  </span>
)

const ring = { cx: LOGO.ring.cx, cy: LOGO.ring.cy, r: LOGO.ring.r }
