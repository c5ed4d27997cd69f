import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { Picture } from '~/components/Picture'
import { Price } from '~/components/Price'
import { priceLabels } from '~/components/price-labels'
import { leaveRow, moveButton, removeButton } from '~/components/row-focus'
import { Stars } from '~/components/Stars'
import { QuantityControl } from '~/features/cart/QuantityControl'
import { cartProductOf } from '~/features/cart/cart-product'
import { isAvailable } from '~/features/catalog-index/availability'
import { StockNote } from '~/features/stock/StockNote'
import type { Rates } from '~/lib/money'
import type { WishlistMessages } from './messages.server'
import { WishHeart } from './WishHeart'
import { type Wish, nameOf } from './wishes'
import '~/components/covered.css'
import styles from './WishlistRows.module.css'

interface Props {
  wishes: readonly Wish[]
  rates: Rates
  t: Pick<WishlistMessages, 'cart' | 'common' | 'wishlist'>
  /** Omitted for a shared list, whose cards have the same buttons as in the shop. */
  move?: ((wish: Wish) => void) | undefined
  remove?: ((wish: Wish) => void) | undefined
}

const WIDTHS = [160, 240, 360, 480, 720] as const
const SIZES = '(max-width: 46rem) 6rem, (max-width: 62rem) 31vw, (max-width: 80rem) 23vw, 18rem'

/** One or two cards fill their row; five or six leave no gap. */
export const countOf = (rows: number) => (rows <= 2 ? 2 : rows === 5 || rows === 6 ? rows : undefined)

/** Cards like the shop's; rows on a phone. */
export function WishlistRows({ wishes, ...rest }: Props) {
  return (
    <ul
      className={`card-grid ${styles.rows}`}
      data-rows
      data-count={countOf(wishes.length)}
      aria-label={rest.t.wishlist.list}
    >
      {wishes.map((wish) => (
        <Row key={wish.id} wish={wish} {...rest} />
      ))}
    </ul>
  )
}

type RowProps = { wish: Wish } & Omit<Props, 'wishes'>

function Row({ wish, rates, t: { cart, common, wishlist: t }, move, remove }: RowProps) {
  const { card } = wish
  return (
    <li className={`covered ${styles.row}`} data-card>
      <div className={styles.picture}>
        {card ? (
          <Picture src={card.picture} alt="" widths={WIDTHS} sizes={SIZES} ratio={1} />
        ) : (
          <Icon name="box" size={28} />
        )}
        {card?.left === 0 && <span className="badge">{cart.soldOut}</span>}
      </div>
      <div className={styles.body}>
        <h2 className={styles.name} lang={card?.lang}>
          {card ? (
            <a className="covers" href={card.href}>
              {card.name}
            </a>
          ) : (
            t.gone
          )}
        </h2>
        {card && (
          <>
            <Stars rating={card.rating} reviews={card.reviews} label={common.stars} />
            <p className={styles.price}>
              <Price
                price={card.price}
                original={card.originalPrice}
                rates={rates}
                labels={priceLabels(card.kind, common)}
              />
            </p>
            {card.left !== 0 && <StockNote left={card.left} t={cart} />}
          </>
        )}
        {isAvailable(wish) && move && (
          <Button
            id={moveButton(wish.id)}
            look="line"
            size="small"
            aria-label={format(t.moveNamed, { name: wish.card.name })}
            onClick={(event) => {
              if (leaveRow(event)) move(wish)
            }}
          >
            {t.moveToCart}
          </Button>
        )}
        {isAvailable(wish) && !move && (
          <QuantityControl product={cartProductOf(wish.card)} left={wish.card.left} t={cart} />
        )}
      </div>
      {card && !remove && <WishHeart id={wish.id} name={card.name} t={t} />}
      {remove && (
        <button
          type="button"
          id={removeButton(wish.id)}
          className={`icon-button ${styles.remove}`}
          aria-label={format(t.removeNamed, { name: nameOf(wish, t) })}
          title={t.remove}
          onClick={(event) => {
            if (leaveRow(event)) remove(wish)
          }}
        >
          <Icon name="trash" size={20} />
        </button>
      )}
    </li>
  )
}
