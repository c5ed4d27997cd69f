import { format } from '~/i18n/format'
import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import type { CartProduct } from './cart'
import styles from './QuantityControl.module.css'

interface Props {
  product: CartProduct
  /** Units left, if there are few: no more can be added. */
  left?: number | undefined
  t: Pick<Messages['cart'], 'add' | 'addNamed' | 'addShort' | 'onlyLeft'>
  /** An outlined button in a card, a full-width one on a page, a small one in a bar. */
  size?: 'card' | 'page' | 'bar'
  look?: 'solid' | 'line'
  /** On a page with several large buttons, each names its product. */
  isOneOfMany?: boolean
}

/**
 * Button that adds a product. The custom element in `quantity-control.ts` puts a `QuantityStepper` in its place once the
 * product is in the cart. It works in static pages and inside islands, and needs no framework.
 */
export function QuantityControl({
  product,
  left,
  t,
  size = 'card',
  look = size === 'card' ? 'line' : 'solid',
  isOneOfMany = false,
}: Props) {
  const { name } = product
  return (
    <quantity-control
      class={styles.control}
      data-size={size}
      data-product={JSON.stringify(product)}
      data-left={left}
      data-limit={left && (left === 1 ? t.onlyLeft.one : t.onlyLeft.other)}
    >
      <button
        type="button"
        className={`button ${styles.add}`}
        data-look={look}
        data-action="add"
        aria-label={
          size === 'page' ? (isOneOfMany ? `${t.add}: ${name}` : undefined) : format(t.addNamed, { name })
        }
      >
        {size === 'page' ? <Icon name="cart" /> : <Icon name="plus" size={size === 'card' ? 18 : 22} />}
        {size === 'page' ? t.add : t.addShort}
      </button>
    </quantity-control>
  )
}

/** In a template, once per page (`QuantityTexts.astro`): most shoppers see few steppers. */
export function QuantityStepper({ t }: { t: Pick<Messages['cart'], 'decrease' | 'increase'> }) {
  return (
    <span role="group" className={styles.stepper}>
      <button type="button" className="icon-button" data-action="decrease" aria-label={t.decrease}>
        <Icon name="minus" size={18} />
      </button>
      <output className={styles.count} />
      <button type="button" className="icon-button" data-action="add" aria-label={t.increase}>
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quantity-control': React.HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        [data: `data-${string}`]: string | number | undefined
      }
    }
  }
}
