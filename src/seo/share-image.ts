import type { Text } from '~/i18n/localized'
import { absolute } from '~/lib/absolute'
import { SHARE_SIZE } from '~/lib/pictures'

export interface ShareImage {
  /** Absolute. */
  readonly url: string
  readonly alt: string
}

export const shareImage = (picture: { share: string; alt: Text }): ShareImage => ({
  url: absolute(`${picture.share}&w=${SHARE_SIZE.width}&h=${SHARE_SIZE.height}&fm=jpg`),
  alt: picture.alt.value,
})
