import type { Kit, Product } from '~/content/types'
import type { Card } from '~/features/catalog-index/card'
import { thumbnailOf } from '~/lib/pictures'
import type { CartProduct } from './cart'

/** The part of a card that the cart stores. */
export const cartProductOf = (
  card: Pick<Card, 'id' | 'kind' | 'name' | 'price' | 'picture' | 'category'>,
): CartProduct => ({
  id: card.id,
  kind: card.kind,
  name: card.name,
  price: card.price,
  imageUrl: thumbnailOf(card.picture),
  category: card.category,
})

export const cartProductOfItem = (item: Product | Kit, category: string): CartProduct =>
  cartProductOf({
    id: item.id,
    kind: item.kind,
    name: item.name.value,
    price: item.price,
    picture: item.picture.square,
    category,
  })
