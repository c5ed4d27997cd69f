import { useEffect, useRef, useState } from 'react'
import { format, plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { type Cart, itemCount, MAX_QUANTITY } from '~/features/cart/cart'
import { $cart } from '~/features/cart/cart.store'
import type { Loading } from '~/features/catalog-index/use-catalog'
import { isAvailable } from '~/features/catalog-index/availability'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { OrderMessages } from './messages.server'
import styles from './BuyAgain.module.css'
import { type OrderLine, addAgain } from './order-lines'

interface Props {
  lines: readonly OrderLine[]
  /** State of the catalog, which has today's prices. */
  state: Loading<unknown>['state']
  retry(): void
  locale: Locale
  t: OrderMessages['page']
}

/** Adds what can still be bought to the cart, once per visit, and names what cannot. */
export function BuyAgain({ lines, state, retry, locale, t }: Props) {
  /** The cart when the button was pressed. */
  const [before, setBefore] = useState<Cart>()
  const isAdded = useRef(false)
  const isDone = before !== undefined && state === 'ready'
  const added = isDone ? itemCount(addAgain(before, lines)) - itemCount(before) : 0
  const wanted = lines.filter(isAvailable).reduce((sum, { quantity }) => sum + quantity, 0)

  // A retry after a failure adds as soon as the prices are there.
  useEffect(() => {
    if (!isDone || isAdded.current) return
    isAdded.current = true
    $cart.set(addAgain($cart.get(), lines))
  }, [isDone, lines])

  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDone) result.current?.scrollIntoView({ block: 'nearest' })
  }, [isDone])
  const buy = () => {
    setBefore((known) => known ?? $cart.get())
    if (state === 'failed') retry()
  }
  return (
    <>
      <Button look="line" size="small" isLoading={state === 'loading'} aria-disabled={isDone} onClick={buy}>
        <Icon name="cart" size={18} />
        {t.buyAgain}
      </Button>
      <div ref={result} className={styles.result} role="status">
        {before && state === 'failed' && <p>{t.noPrices}</p>}
        {isDone && wanted > 0 && (
          <p>
            {added > 0 && `${plural(t.added, added, locale)} `}
            {added < wanted && `${format(t.limit, { n: MAX_QUANTITY })} `}
            <a href={pathFor('cart', locale)}>{t.toCart}</a>
          </p>
        )}
        {isDone && <Names before={t.goneBefore} lines={lines.filter(({ card }) => !card)} />}
        {isDone && <Names before={`${t.soldOut}:`} lines={lines.filter(({ card }) => card?.left === 0)} />}
      </div>
    </>
  )
}

function Names({ before, lines }: { before: string; lines: readonly OrderLine[] }) {
  if (lines.length === 0) return undefined
  return (
    <p>
      {before}{' '}
      {lines.map(({ productId, name, lang }, index) => (
        <span key={productId}>
          {index > 0 && ', '}
          <span lang={lang}>{name}</span>
        </span>
      ))}
    </p>
  )
}
