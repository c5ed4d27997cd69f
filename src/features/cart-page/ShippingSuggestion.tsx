import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { addToCart } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import type { CatalogIndex } from '~/features/catalog-index/catalog-index'
import { format } from '~/i18n/format'
import type { Cents, Rates } from '~/lib/money'
import type { CartMessages } from './messages.server'
import type { CheckedLine } from './reconcile'
import { Suggestion } from './Suggestion'
import { suggestionFor } from './suggestion'

interface Props {
  lines: readonly CheckedLine[]
  catalog: CatalogIndex
  /** Left until free shipping, in base cents. */
  missing: Cents
  rates: Rates
  t: CartMessages
}

/** Suggests a product that would reach free shipping. */
export function ShippingSuggestion({ lines, catalog, missing, rates, t }: Props) {
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
