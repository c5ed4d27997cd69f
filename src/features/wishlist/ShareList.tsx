import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '~/components/Icon'
import { notify } from '~/features/notifications/toast'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { WishlistMessages } from './messages.server'
import { shareQuery, type Wishlist } from './wishlist'
import styles from './WishlistView.module.css'

interface Props {
  list: Wishlist
  locale: Locale
  t: WishlistMessages['wishlist']
}

/** Place for the button beside the page's heading. */
export const SHARE_PLACE = 'share-list'

/** Shares a link that contains the list: with the device's share sheet, else by copying it, else by showing it. */
export function ShareList({ list, locale, t }: Props) {
  const [shown, setShown] = useState<string>()
  const place = document.getElementById(SHARE_PLACE)

  const share = async (): Promise<void> => {
    const url = window.location.origin + pathFor('wishlist', locale) + shareQuery(list)
    try {
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator)
        return void (await navigator.share({ title: t.title, text: t.shareText, url }))
      await navigator.clipboard.writeText(url)
      notify(t.copied)
    } catch (error) {
      const dismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!dismissed) setShown(url)
    }
  }

  const button = (
    <button
      type="button"
      className="icon-button"
      aria-label={t.share}
      title={t.share}
      onClick={() => void share()}
    >
      <Icon name="share" size={22} />
    </button>
  )
  return (
    <>
      {place ? createPortal(button, place) : button}
      {shown && (
        <label className={styles.link}>
          {t.copyFailed}
          <input className="input" readOnly value={shown} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  )
}
