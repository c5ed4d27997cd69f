import type { PortableTextReactComponents } from '@portabletext/react'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import { DropInCard } from './DropInCard'
import type { DropIn } from './drop-ins'

interface Options {
  rates: Rates
  locale: Locale
}

/** How the text renderer shows the products of {@link DropIn}. */
export const dropInTypes = (options: Options): PortableTextReactComponents['types'] => ({
  dropIn: ({ value }: { value: DropIn }) => <DropInCard product={value.product} {...options} />,
})
