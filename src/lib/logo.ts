/** The compass of the brand on a grid of 32 × 32, a ring and a needle, and its name. */
export const LOGO = {
  /** Used where the settings are not available. */
  name: 'Rumbo',
  ring: { cx: 16, cy: 16, r: 14, width: 2 },
  needle: 'M21.8 10.2 18 18l-7.8 3.8L14 14z',
} as const
