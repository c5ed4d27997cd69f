import type { PortableTextReactComponents } from '@portabletext/react'
import type { Locale } from '~/i18n/locales'
import { DropInCard } from './DropInCard'
import type { DropIn } from './drop-ins'

interface Options {
  /** Lempiras for a dollar. */
  rate: number
  locale: Locale
}

/** How the text renderer shows the products of {@link DropIn}. */
export const dropInTypes = (options: Options): PortableTextReactComponents['types'] => ({
  dropIn: ({ value }: { value: DropIn }) => <DropInCard product={value.product} {...options} />,
})
