/** Path of the pictures of the content lake on the shop's own origin (docs/decisions/010). */
export const PICTURES = '/pictures'

/** Widths in pixels that the shop asks the image service for; `/pictures` serves no others. */
export const PICTURE_WIDTHS = [160, 240, 360, 480, 540, 680, 720, 960, 1200, 1280, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Width divided by height of the parts of a picture that the shop asks for, besides {@link SHARE_SIZE}. */
export const PICTURE_RATIOS = [1, 8 / 5, 16 / 9] as const

/** Size in pixels of the picture that social networks show. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** The address of a small square of a card's picture, for rows and buttons. */
export const thumbnailOf = (picture: string): string => `${picture}&w=160`
