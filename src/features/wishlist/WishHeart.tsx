import { Icon } from '~/components/Icon'
import type { Locale } from '~/i18n/locales'
import { WISHLIST_MESSAGES } from './messages'
import styles from './WishHeart.module.css'

interface Props {
  id: string
  name: string
  locale: Locale
}

/**
 * A heart that puts a product on the wish list. Markup only, as in `QuantityControl`: the custom element of
 * `wish-heart.ts` works it, in static pages and inside islands alike.
 */
export function WishHeart({ id, name, locale }: Props) {
  const t = WISHLIST_MESSAGES[locale]
  return (
    <wish-heart class={styles.heart} data-id={id} data-added={t.added(name)} data-removed={t.removed(name)}>
      <button
        type="button"
        className="icon-button"
        aria-pressed="false"
        aria-label={t.heart(name)}
        data-action="wish"
      >
        <Icon name="heart" size={22} />
      </button>
    </wish-heart>
  )
}

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the only way React lets an element be declared
  namespace JSX {
    interface IntrinsicElements {
      'wish-heart': React.HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        [data: `data-${string}`]: string
      }
    }
  }
}
