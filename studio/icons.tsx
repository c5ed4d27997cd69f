/** Line icons in the style of the Studio's own: 25 × 25 units, in the current text color. */
const icon = (path: string) => {
  const Icon = () => (
    <svg
      data-sanity-icon=""
      width="1em"
      height="1em"
      viewBox="0 0 25 25"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  )
  return Icon
}

export const SuitcaseIcon = icon('M5 8.5h15v11H5zM9.5 8.5V5.5h6v3M8.5 8.5v11M16.5 8.5v11')
export const KitIcon = icon('M4.5 8.5 12.5 5l8 3.5v8l-8 3.5-8-3.5zM4.5 8.5l8 3.5 8-3.5M12.5 12v8')
export const TagIcon = icon('M5 12.2V5h7.2l8 8-7.2 7.2zM8.8 8.8h.1')
export const ArticleIcon = icon('M5.5 4.5h14v16h-14zM8.5 8.5h8M8.5 12h8M8.5 15.5h5')
export const ScaleIcon = icon('M12.5 4.5v16M8 20.5h9M5 8h15M7.5 8 5 14h5zM17.5 8 15 14h5z')
export const PalmIcon = icon(
  'M12.5 20.5c-1-4 0-8 1.5-11M14 9.5c-3-3-6-2.5-8 0M14 9.5c0-3 2-5 5-5M14 9.5c3-1 5 .5 6 3M14 9.5c-3 0-5 2-5.5 4.5M6 20.5h13',
)
export const OrderIcon = icon('M6.5 4.5h12v16l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5zM9.5 9h6M9.5 12.5h6')
export const TruckIcon = icon(
  'M3.5 7.5h10v9h-10zM13.5 11h4l3.5 3v2.5h-7.5M7.5 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM17 18.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
)
export const CheckIcon = icon('M12.5 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM8.5 12.5l3 3 5.5-6')
export const SettingsIcon = icon(
  'M4.5 8h7M15.5 8h5M4.5 17h5M13.5 17h7M13.5 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM11.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
)
export const RocketIcon = icon('M5 20.5h15M12.5 17V4.5M7.5 9.5l5-5 5 5')
export const PageIcon = icon('M4.5 5.5h16v14h-16zM4.5 9.5h16M7.5 7.5h.1M9.5 7.5h.1')
export const SaleIcon = icon(
  'M7 18 18 7M8.5 10a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM16.5 18a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
)
export const ClockIcon = icon('M12.5 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12.5 7.5v5l3.5 2')
export const DraftIcon = icon('M5 20l1-4L16.5 5.5l3 3L9 19zM14 8l3 3')
export const OpenIcon = icon('M10.5 6.5h-5v13h13v-5M14.5 5.5h5v5M19.5 5.5l-8 8')
export const MailIcon = icon('M4.5 6.5h16v12h-16zM4.5 7l8 6.5 8-6.5')
export const PrintIcon = icon('M7.5 9.5v-5h10v5M7.5 16.5h-3v-7h16v7h-3M7.5 13.5h10v7h-10z')
export const ChartIcon = icon('M4.5 20.5h16M7.5 17.5v-5M12.5 17.5v-10M17.5 17.5v-7')
export const CrossIcon = icon('M12.5 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM9.5 9.5l6 6M15.5 9.5l-6 6')
export const CompassIcon = icon(
  'M12.5 21a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM16.5 8.5l-2.5 5.5-5.5 2.5 2.5-5.5z',
)
export const SortIcon = icon('M8.5 5v15M5.5 17l3 3 3-3M16.5 20V5M13.5 8l3-3 3 3')
