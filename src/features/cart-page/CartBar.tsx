import { useStore } from '~/components/use-store'
import { $currency } from '~/features/settings/settings.store'
import { BASE_CURRENCY, formatMoney } from '~/lib/money'
import styles from './CartBar.module.css'
import type { CartShop } from './cart-shop'
import type { CartMessages } from './messages.server'
import type { CheckedLine } from './reconcile'
import { totalsIn } from './totals'

interface Props {
  lines: readonly CheckedLine[]
  shop: CartShop
  t: CartMessages['cart']
}

/** With this many lines, the summary is below the first screen of a phone. */
const MANY = 3

/** On a phone: the total and a link to the summary, while a long list is on screen. */
export function CartBar({ lines, shop, t }: Props) {
  const currency = useStore($currency, BASE_CURRENCY)
  const buyable = lines.filter(({ gone }) => !gone)
  if (lines.length < MANY || buyable.length === 0) return undefined
  return (
    <div className={styles.bar} data-dock="row">
      <p>
        {t.total} <strong>{formatMoney(totalsIn(buyable, shop, currency).total)}</strong>
      </p>
      <a className="button" data-look="line" data-size="small" href="#summary">
        {t.toSummary}
      </a>
    </div>
  )
}
