import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { MoneyText } from '~/components/MoneyText'
import { addToCart } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { notify } from '~/features/notifications/toast'
import { format } from '~/i18n/format'
import type { Cents, Rates } from '~/lib/money'
import { focusLine } from './CartLines'
import { cheaperKit } from './cheaper-kit'
import type { CartMessages } from './messages.server'
import type { CheckedLine } from './reconcile'
import { Suggestion } from './Suggestion'
import { suggestionFor } from './suggestion'
import { swapForKit } from './swap-for-kit'

interface Props {
  lines: readonly CheckedLine[]
  catalog: CatalogIndex
  /** For free shipping, in base cents. */
  missing: Cents
  rates: Rates
  t: CartMessages
}

/** A kit that costs less than its products in the cart, or else a product that reaches free shipping. */
export function Suggestions({ lines, catalog, missing, rates, t }: Props) {
  const offer = cheaperKit(catalog, lines, t.kits)
  if (offer) {
    const { kit, parts, saves } = offer
    const swap = () => {
      notify(format(t.cart.swapped, { name: kit.name }), 'info', swapForKit(cartProductOf(kit), parts))
      focusLine(kit.id)
    }
    return (
      <Suggestion
        card={kit}
        why={
          <MoneyText
            text={format(t.cart.asKit, { n: parts.length, saves: '{saves}' })}
            amounts={{ saves }}
            rates={rates}
          />
        }
        rates={rates}
        labels={t.common}
      >
        <Button look="line" size="small" onClick={swap}>
          {t.cart.swap}
        </Button>
      </Suggestion>
    )
  }
  const card = suggestionFor(catalog, lines, missing, t.kits)
  return (
    card && (
      <Suggestion card={card} why={t.cart.suggestion} rates={rates} labels={t.common}>
        <Button
          look="line"
          size="small"
          aria-label={format(t.cart.addNamed, { name: card.name })}
          onClick={() => addToCart(cartProductOf(card))}
        >
          <Icon name="plus" size={20} />
          {t.cart.addShort}
        </Button>
      </Suggestion>
    )
  )
}
