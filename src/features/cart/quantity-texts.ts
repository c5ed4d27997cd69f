import type { Messages } from '~/i18n/messages'

/** The texts of `quantity-control.ts`, the same for all products of a page. */
export type QuantityTexts = Pick<Messages['cart'], 'added' | 'inCart' | 'maximum' | 'quantityOf' | 'removed'>

export const QUANTITY_TEXTS = 'quantity-texts'
