import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import { MAX_WISHES } from './wishlist'
import styles from './WishHeart.module.css'

interface Props {
  id: string
  name: string
  t: Messages['wishlist']
}

/**
 * A heart that puts a product on the wish list, in the upper corner of what it stands in. Markup only, as in
 * `QuantityControl`: the custom element of `wish-heart.ts` works it, in static pages and inside islands alike.
 */
export function WishHeart({ id, name, t }: Props) {
  return (
    <wish-heart
      class={styles.heart}
      data-id={id}
      data-added={t.added(name)}
      data-removed={t.removed(name)}
      data-full={t.full(MAX_WISHES)}
    >
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
