import { Button } from '~/components/Button'
import { MoneyText } from '~/components/MoneyText'
import { focusRow } from '~/components/row-focus'
import { cartProductOf } from '~/features/cart/cart-product'
import { notify } from '~/features/notifications/toast'
import { format } from '~/i18n/format'
import type { Rates } from '~/lib/money'
import { thumbnailOf } from '~/lib/pictures'
import type { KitOffer } from './cheaper-kit'
import styles from './KitSwap.module.css'
import type { CartMessages } from './messages.server'
import { swapForKit } from './swap-for-kit'

interface Props {
  offer: KitOffer
  rates: Rates
  t: CartMessages['cart']
}

/** Offers the kit that costs less than its products in the cart; one click swaps them for it. */
export function KitSwap({ offer: { kit, parts, saves }, rates, t }: Props) {
  const swap = () => {
    const swapBack = swapForKit(cartProductOf(kit), parts)
    notify(format(t.swapped, { name: kit.name }), 'info', () => {
      swapBack()
      if (parts[0]) focusRow(parts[0])
    })
    focusRow(kit.id)
  }
  return (
    <div className={styles.offer}>
      <img className={styles.picture} src={thumbnailOf(kit.picture)} alt="" width={48} height={48} />
      <a href={kit.href}>
        <span className={styles.name} lang={kit.lang}>
          {kit.name}
        </span>{' '}
        <span className={styles.why}>
          <MoneyText
            text={format(t.asKit, { n: parts.length, saves: '{saves}' })}
            amounts={{ saves }}
            rates={rates}
          />
        </span>
      </a>
      <Button look="line" size="small" onClick={swap}>
        {t.swap}
      </Button>
    </div>
  )
}

/** Reserves space for the offer until the kit has loaded. */
export const KitSwapPlace = () => <div className={styles.offer} />
