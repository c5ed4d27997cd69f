import { useState } from 'react'
import { Button } from '~/components/Button'
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

/** Shares a link that contains the list: with the device's share sheet, else by copying it, else by showing it. */
export function ShareList({ list, locale, t }: Props) {
  const [shown, setShown] = useState<string>()

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

  return (
    <>
      <Button look="line" onClick={() => void share()}>
        <Icon name="share" size={20} />
        {t.share}
      </Button>
      {shown && (
        <label className={styles.link}>
          {t.copyFailed}
          <input className="input" readOnly value={shown} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  )
}
