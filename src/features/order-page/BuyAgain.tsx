import { useEffect, useRef, useState } from 'react'
import { plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
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
  const [pressed, setPressed] = useState(false)
  const added = useRef(false)
  const isDone = pressed && state === 'ready'
  const sold = lines.filter(isAvailable)

  // A retry after a failure adds as soon as the prices are there.
  useEffect(() => {
    if (!isDone || added.current) return
    added.current = true
    $cart.set(addAgain($cart.get(), lines))
  }, [isDone, lines])

  const buy = () => {
    setPressed(true)
    if (state === 'failed') retry()
  }
  return (
    <>
      <Button look="line" size="small" isLoading={state === 'loading'} aria-disabled={isDone} onClick={buy}>
        <Icon name="cart" size={18} />
        {t.buyAgain}
      </Button>
      <div className={styles.result} role="status">
        {pressed && state === 'failed' && <p>{t.noPrices}</p>}
        {isDone && sold.length > 0 && (
          <p>
            {plural(
              t.added,
              sold.reduce((sum, { quantity }) => sum + quantity, 0),
              locale,
            )}{' '}
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
