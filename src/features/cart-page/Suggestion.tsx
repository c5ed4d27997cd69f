import { Icon } from '~/components/Icon'
import { Price } from '~/components/Price'
import { addToCart } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Card } from '~/features/catalog-index/card'
import { format } from '~/i18n/format'
import type { Rates } from '~/lib/money'
import type { CartMessages } from './messages.server'
import styles from './Suggestion.module.css'

interface Props {
  card: Card
  rates: Rates
  t: CartMessages['cart']
}

/** A product that reaches free shipping, to add with one click. */
export function Suggestion({ card, rates, t }: Props) {
  const { name, lang, href, picture, price } = card
  return (
    <div className={styles.suggestion}>
      <img className={styles.picture} src={`${picture}&w=160`} alt="" width={80} height={80} />
      <div>
        <p className={styles.why}>{t.suggestion}</p>
        <p className={styles.name} lang={lang}>
          <a href={href}>{name}</a>
        </p>
        <Price price={price} rates={rates} />
      </div>
      <button
        type="button"
        className="button"
        data-look="line"
        data-size="small"
        aria-label={format(t.addNamed, { name })}
        onClick={() => addToCart(cartProductOf(card))}
      >
        <Icon name="plus" size={20} />
        {t.addShort}
      </button>
    </div>
  )
}
