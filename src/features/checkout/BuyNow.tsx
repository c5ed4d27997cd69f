import { Button } from '~/components/Button'
import { ErrorNotice } from '~/components/ErrorNotice'
import { IslandBoundary } from '~/components/IslandBoundary'
import type { CartProduct } from '~/features/cart/cart'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import type { Rates } from '~/lib/money'
import styles from './BuyNow.module.css'
import { reasonOf, useCheckout } from './use-checkout'

interface Props {
  product: CartProduct
  rates: Rates
  locale: Locale
}

/** Buys one of this product without changing the cart (PROD-06). */
export function BuyNow(props: Props) {
  return (
    <IslandBoundary t={MESSAGES[props.locale].common}>
      <BuyNowButton {...props} />
    </IslandBoundary>
  )
}

function BuyNowButton({ product, rates, locale }: Props) {
  const { checkout: t } = MESSAGES[locale]
  const { user, processing, error, checkout, logIn } = useCheckout({ mode: 'buy-now', rates, locale })
  return (
    <div className={styles.buyNow}>
      {user ? (
        <Button look="line" isLoading={processing} onClick={() => checkout([{ ...product, quantity: 1 }])}>
          {processing ? t.processing : t.buyNow}
        </Button>
      ) : (
        <Button look="line" onClick={logIn}>
          {t.loginToBuy}
        </Button>
      )}
      <ErrorNotice message={error && t.failed} detail={reasonOf(error)} />
    </div>
  )
}
