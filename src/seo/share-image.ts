import type { Text } from '~/i18n/localized'
import { absolute } from '~/lib/absolute'

/** Size in pixels of the picture that social networks show. */
export const SHARE_SIZE = { width: 1200, height: 630 }

export interface ShareImage {
  /** Absolute. */
  readonly url: string
  readonly alt: string
}

export const shareImage = (picture: { wide: string; alt: Text }): ShareImage => ({
  url: absolute(`${picture.wide}&w=${SHARE_SIZE.width}&h=${SHARE_SIZE.height}&fm=jpg`),
  alt: picture.alt.value,
})
