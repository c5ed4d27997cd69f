import { format } from '~/i18n/format'
import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import { type CartProduct, MAX_QUANTITY } from './cart'
import styles from './QuantityControl.module.css'

export type QuantityMessages = Pick<
  Messages['cart'],
  | 'add'
  | 'addNamed'
  | 'addShort'
  | 'added'
  | 'decrease'
  | 'inCart'
  | 'increase'
  | 'maximum'
  | 'quantityOf'
  | 'removed'
>

interface Props {
  product: CartProduct
  t: QuantityMessages
  /** A round button over a card's picture, a full-width one on a page, a small one in a bar. */
  size?: 'card' | 'page' | 'bar'
  look?: 'solid' | 'line'
}

/**
 * Markup of both states; the custom element in `quantity-control.ts` shows the one that matches the cart. It
 * works in static pages and inside islands, and needs no framework.
 */
export function QuantityControl({ product, t, size = 'card', look = 'solid' }: Props) {
  return (
    <quantity-control
      class={styles.control}
      data-size={size}
      data-product={JSON.stringify(product)}
      data-in-cart={t.inCart}
      data-added={format(t.added, { name: product.name })}
      data-removed={format(t.removed, { name: product.name })}
      data-maximum={format(t.maximum, { n: MAX_QUANTITY })}
    >
      <button
        type="button"
        className={`button ${styles.add}`}
        data-look={look}
        data-action="add"
        aria-label={size === 'page' ? undefined : format(t.addNamed, { name: product.name })}
      >
        {size === 'page' ? <Icon name="cart" /> : <Icon name="plus" />}
        {size === 'page' ? t.add : size === 'bar' ? t.addShort : undefined}
      </button>
      <span
        role="group"
        className={styles.stepper}
        aria-label={format(t.quantityOf, { name: product.name })}
        hidden
      >
        <button type="button" className="icon-button" data-action="decrease" aria-label={t.decrease}>
          <Icon name="minus" size={18} />
        </button>
        <output className={styles.count} />
        <button type="button" className="icon-button" data-action="add" aria-label={t.increase}>
          <Icon name="plus" size={18} />
        </button>
      </span>
    </quantity-control>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quantity-control': React.HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        [data: `data-${string}`]: string
      }
    }
  }
}
