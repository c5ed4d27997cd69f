import type { Messages } from '~/i18n/messages'

/** The texts of `wish-heart.ts`, the same for all products of a page. */
export type WishTexts = Pick<Messages['wishlist'], 'added' | 'full' | 'removed'>

export const WISH_TEXTS = 'wish-texts'
