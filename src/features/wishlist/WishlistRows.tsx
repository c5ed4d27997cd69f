import { format } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { moveFocus } from '~/components/move-focus'
import { Price } from '~/components/Price'
import { isAvailable } from '~/features/catalog-index/availability'
import type { Rates } from '~/lib/money'
import type { WishlistMessages } from './messages.server'
import type { Wish } from './wishes'
import styles from './WishlistRows.module.css'

interface Props {
  wishes: readonly Wish[]
  rates: Rates
  t: Pick<WishlistMessages, 'cart' | 'common' | 'wishlist'>
  /** One level below the heading above the list. */
  heading: 'h2' | 'h3'
  /** Omitted for a shared list. */
  move?: ((wish: Wish) => void) | undefined
  remove?: ((wish: Wish) => void) | undefined
}

export function WishlistRows({ wishes, ...rest }: Props) {
  return (
    <ul className={styles.rows} data-rows aria-label={rest.t.wishlist.list}>
      {wishes.map((wish) => (
        <Row key={wish.id} wish={wish} {...rest} />
      ))}
    </ul>
  )
}

type RowProps = { wish: Wish } & Omit<Props, 'wishes'>

function Row({ wish, rates, t: { cart, common, wishlist: t }, heading: Heading, move, remove }: RowProps) {
  const { id, card } = wish
  return (
    <li className={styles.row}>
      {card ? (
        <img
          className={styles.picture}
          src={`${card.picture}&w=160&h=160`}
          alt=""
          width={80}
          height={80}
          loading="lazy"
        />
      ) : (
        <span className={styles.picture}>
          <Icon name="box" size={28} />
        </span>
      )}
      <div>
        <Heading className={styles.name} lang={card?.lang}>
          {card ? <a href={card.href}>{card.name}</a> : t.gone}
        </Heading>
        {card ? (
          <>
            <p className="small">
              <Price price={card.price} original={card.originalPrice} rates={rates} labels={common} />
            </p>
            {card.left === 0 && <p className="badge">{cart.soldOut}</p>}
          </>
        ) : (
          <p className="soft small">{id}</p>
        )}
      </div>
      <div className={styles.controls}>
        {isAvailable(wish) && move && (
          <Button
            look="line"
            size="small"
            aria-label={format(t.moveNamed, { name: wish.card.name })}
            onClick={(event) => {
              moveFocus(event.currentTarget)
              move(wish)
            }}
          >
            {t.moveToCart}
          </Button>
        )}
        {remove && (
          <button
            type="button"
            className="icon-button"
            aria-label={format(t.removeNamed, { name: card?.name ?? id })}
            title={t.remove}
            onClick={(event) => {
              moveFocus(event.currentTarget)
              remove(wish)
            }}
          >
            <Icon name="trash" size={20} />
          </button>
        )}
      </div>
    </li>
  )
}
