import { format } from '~/i18n/format'
import { Icon } from '~/components/Icon'
import type { Messages } from '~/i18n/messages'
import styles from './WishHeart.module.css'

interface Props {
  id: string
  name: string
  t: Pick<Messages['wishlist'], 'heart'>
}

/**
 * The wishlist button in the upper corner of its container. Markup only, as in `QuantityControl`: the custom
 * element in `wish-heart.ts` handles it, in static pages and inside islands.
 */
export function WishHeart({ id, name, t }: Props) {
  return (
    <wish-heart class={styles.heart} data-id={id} data-name={name}>
      <button
        type="button"
        className="icon-button"
        aria-pressed="false"
        aria-label={format(t.heart, { name })}
        data-action="wish"
      >
        <Icon name="heart" size={22} />
      </button>
    </wish-heart>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'wish-heart': React.HTMLAttributes<HTMLElement> & {
        class?: string | undefined
        [data: `data-${string}`]: string
      }
    }
  }
}
