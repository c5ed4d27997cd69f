import { useState } from 'react'
import { plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { $cart } from '~/features/cart/cart.store'
import type { Loading } from '~/features/catalog-index/use-catalog'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { OrderMessages } from './messages.server'
import styles from './BuyAgain.module.css'
import { type OrderLine, addAgain } from './order-lines'

interface Props {
  lines: readonly OrderLine[]
  /** Of the catalog, which has today's prices. */
  state: Loading<unknown>['state']
  retry(): void
  locale: Locale
  t: OrderMessages['page']
}

/** Adds what is still sold to the cart and names what is not. */
export function BuyAgain({ lines, state, retry, locale, t }: Props) {
  const [pressed, setPressed] = useState(false)
  const sold = lines.filter(({ card }) => card)
  const gone = lines.filter(({ card }) => !card)
  const buy = () => {
    setPressed(true)
    if (state === 'ready') $cart.set(addAgain($cart.get(), lines))
    else retry()
  }
  return (
    <>
      <Button size="small" isLoading={state === 'loading'} onClick={buy}>
        <Icon name="cart" size={18} />
        {t.buyAgain}
      </Button>
      <div className={styles.result} role="status">
        {pressed && state === 'failed' && <p>{t.noPrices}</p>}
        {pressed && state === 'ready' && sold.length > 0 && (
          <p>
            {plural(
              t.added,
              sold.reduce((sum, { quantity }) => sum + quantity, 0),
              locale,
            )}{' '}
            <a href={pathFor('cart', locale)}>{t.toCart}</a>
          </p>
        )}
        {pressed && state === 'ready' && gone.length > 0 && (
          <p>
            {t.goneBefore}{' '}
            {gone.map(({ productId, name, lang }, index) => (
              <span key={productId}>
                {index > 0 && ', '}
                <span lang={lang}>{name}</span>
              </span>
            ))}
          </p>
        )}
      </div>
    </>
  )
}
