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
      <img className={styles.picture} src={`${picture}&w=160&h=160`} alt="" width={56} height={56} />
      <div className={styles.what}>
        <p className="soft small">{t.suggestion}</p>
        <p className={styles.name} lang={lang}>
          <a href={href}>{name}</a>
        </p>
        <Price price={price} rates={rates} />
      </div>
      <button
        type="button"
        className={`icon-button ${styles.add}`}
        aria-label={format(t.addNamed, { name })}
        title={t.add}
        onClick={() => addToCart(cartProductOf(card))}
      >
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
