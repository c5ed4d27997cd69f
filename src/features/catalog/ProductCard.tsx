import { format } from '~/i18n/format'
import { Picture } from '~/components/Picture'
import { Price } from '~/components/Price'
import { priceLabels } from '~/components/price-labels'
import { Stars } from '~/components/Stars'
import { discountPercentOf, type Rates } from '~/lib/money'
import { QuantityControl } from '~/features/cart/QuantityControl'
import { WishHeart } from '~/features/wishlist/WishHeart'
import { cartProductOf } from '~/features/cart/cart-product'
import type { Card } from '~/features/catalog-index/card'
import { StockNote } from '~/features/stock/StockNote'
import type { CardMessages } from './messages.server'
import '~/components/covered.css'
import styles from './ProductCard.module.css'

interface Props {
  card: Card
  rates: Rates
  t: CardMessages
  /** Above the fold: load the picture eagerly. */
  eager?: boolean
  heading?: 'h2' | 'h3'
  /** For its picture. */
  sizes: string
  /** A short description, for a card alone in its list. */
  text?: string | undefined
}

const CARD_WIDTHS = [240, 360, 480, 720] as const

export function ProductCard({ card, rates, t, eager = false, heading: Heading = 'h3', sizes, text }: Props) {
  return (
    <article className={`covered ${styles.card}`} data-card>
      <div className={styles.picture}>
        <Picture src={card.picture} alt="" widths={CARD_WIDTHS} sizes={sizes} ratio={1} eager={eager} />
        {card.left === 0 && <span className={`badge ${styles.sale}`}>{t.cart.soldOut}</span>}
        {card.left !== 0 && card.originalPrice !== undefined && (
          <span className={`badge ${styles.sale}`} data-tone="sale">
            {/* A kit costs less than its products and is never on sale. */}
            {card.kind === 'product' && `${t.catalog.sale} `}
            {format(t.sales.off, { percent: discountPercentOf(card.originalPrice, card.price) })}
          </span>
        )}
        <WishHeart id={card.id} name={card.name} t={t.wishlist} />
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{card.category}</p>
        <Heading className={`clamp ${styles.name}`} lang={card.lang}>
          <a href={card.href} className="covers">
            {card.name}
          </a>
        </Heading>
        {text && <p className={styles.text}>{text}</p>}
        {card.rating === undefined ? (
          <p className={styles.unrated}>{t.common.unrated}</p>
        ) : (
          <Stars rating={card.rating} reviews={card.reviews} label={t.common.stars} />
        )}
        {card.left !== 0 && <StockNote left={card.left} t={t.cart} />}
        <div className={styles.buy}>
          <p className={styles.price}>
            <Price
              price={card.price}
              original={card.originalPrice}
              rates={rates}
              labels={priceLabels(card.kind, t.common)}
            />
          </p>
          {card.left !== 0 && <QuantityControl product={cartProductOf(card)} left={card.left} t={t.cart} />}
        </div>
      </div>
    </article>
  )
}
