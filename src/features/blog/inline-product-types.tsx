import type { PortableTextReactComponents } from '@portabletext/react'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import { InlineProductCard } from './InlineProductCard'
import type { InlineProduct } from './inline-products'

interface Options {
  rates: Rates
  locale: Locale
}

/** Portable Text component for {@link InlineProduct}. */
export const inlineProductTypes = (options: Options): PortableTextReactComponents['types'] => ({
  inlineProduct: ({ value }: { value: InlineProduct }) => (
    <InlineProductCard product={value.product} {...options} />
  ),
})
