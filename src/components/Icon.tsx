import { ICON_PATHS, type IconName } from './icon-paths'

/** Decorative: its control has the accessible name. In Astro files, use `Icon.astro`. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <Outline path={ICON_PATHS[name]} size={size} />
)

/** An icon that only one feature uses, in the style of the others. */
export const Outline = ({ path, size }: { path: string; size: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
