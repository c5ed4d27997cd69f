import { ICON_PATHS, type IconName } from './icon-paths'

/** Always decoration: the name is said by the control it sits in. In Astro files: `Icon.astro`, which costs no React. */
export const Icon = ({ name, size = 22 }: { name: IconName; size?: number }) => (
  <Outline path={ICON_PATHS[name]} size={size} />
)

/** An icon that one room alone has, in the manner of the others. */
export const Outline = ({ path, size }: { path: string; size: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)
