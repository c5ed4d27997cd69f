/** Outlines drawn on a 24 × 24 grid, one stroke, for the shop alone. */
const PATHS = {
  cart: 'M3 4h2.2l2.3 10.6a1.6 1.6 0 0 0 1.6 1.3h7.9a1.6 1.6 0 0 0 1.6-1.2L20.5 8H6.2M9.6 20.2h.01M17.2 20.2h.01',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l3.5 3.4v3.1h-7.5zM7 19.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM17 19.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  check: 'M5 12.800l4.6 4.600L19 7.5',
  up: 'M12 19V5.5M6 11l6-6 6 6',
  left: 'M19 12H5.5M11 6l-6 6 6 6',
  right: 'M5 12h13.500M13 6l6 6-6 6',
  search: 'M10.8 17.300a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.6 15.6 20.5 20.5',
  filter: 'M4 6h16M7 12h10M10 18h4',
  trash: 'M4.5 6.500h15M9.5 6.500v-2h5v2M6.5 6.500l.8 13.500h9.400l.8-13.500M10 10v6.500M14 10v6.5',
  chat: 'M4 5.5h16v11h-8.500L7 20.500v-4H4z',
  heart:
    'M12 20C6.5 16.2 3.5 13 3.5 9.300A4.5 4.5 0 0 1 12 7.200a4.5 4.5 0 0 1 8.5 2.100C20.5 13 17.5 16.2 12 20Z',
  share:
    'M17 8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM7 14.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17 20.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9.2 10.800l5.6-3.500M9.2 13.200l5.6 3.5',
  spark: 'M12 3.500l1.9 5.6 5.6 1.9-5.6 1.900L12 18.500l-1.9-5.600L4.5 11l5.6-1.900zM19 16.500v4M17 18.500h4',
  pin: 'M12 21s6.5-6 6.5-11.200a6.5 6.5 0 0 0-13 0C5.5 15 12 21 12 21ZM12 12.200a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.800Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1.2 1.200M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.700l1.2-1.2',
  box: 'M4 7.5 12 3.500l8 4v9l-8 4-8-4zM4 7.500l8 4 8-4M12 11.500v9',
  clock: 'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.500V12l3 2',
} as const

export type IconName = keyof typeof PATHS

/** Always decoration: the name is said by the control it sits in. */
export function Icon({
  name,
  size = 22,
  filled = false,
}: {
  name: IconName
  size?: number
  filled?: boolean
}) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
