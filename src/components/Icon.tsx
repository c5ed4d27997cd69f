import { ICON_PATHS, type IconName } from './icon-paths'

/** Always decoration: the name is said by the control it sits in. In Astro files: `Icon.astro`, which costs no React. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
