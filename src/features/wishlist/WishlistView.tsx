import { useState } from 'react'
import { Button } from '~/components/Button'
import { EmptyState } from '~/components/EmptyState'
import { IslandBoundary } from '~/components/IslandBoundary'
import { focusContent } from '~/components/move-focus'
import { useStore } from '~/components/use-store'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { addToCart } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import { notify } from '~/features/notifications/toast'
import type { Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'
import type { Rates } from '~/lib/money'
import { ShareList } from './ShareList'
import { isAvailable, type Wish, wishesIn } from './wishes'
import { sharedIn, type Wishlist } from './wishlist'
import { $wishlist, NOTHING, saveWishes, toggleWish } from './wishlist.store'
import { WishlistRows } from './WishlistRows'
import styles from './WishlistView.module.css'

interface Props {
  locale: Locale
  rates: Rates
}

/** Rendered in the browser only: it depends on the URL and on storage. */
export function WishlistView(props: Props) {
  return (
    <IslandBoundary t={MESSAGES[props.locale].common}>
      <OwnOrShared {...props} />
    </IslandBoundary>
  )
}

function OwnOrShared(props: Props) {
  const own = useStore($wishlist, NOTHING)
  const [shared] = useState(() => sharedIn(window.location.search))
  return shared ? <Shared list={shared} {...props} /> : <Own list={own} {...props} />
}

/** The list's products from the catalog, and a retry when it could not be loaded. */
function useWishes(list: Wishlist, locale: Locale) {
  const { catalog, retry } = useCatalog(pathFor('catalogIndex', locale), list.length > 0)
  const wishes =
    catalog.state === 'ready' ? wishesIn(catalog.value, list, MESSAGES[locale].catalog.kits) : undefined
  return { wishes, failed: catalog.state === 'failed' ? retry : undefined }
}

function Own({ list, locale, rates }: { list: Wishlist } & Props) {
  const t = MESSAGES[locale].wishlist
  const { wishes, failed } = useWishes(list, locale)
  if (list.length === 0) return <Empty locale={locale} />

  const move = (wish: Wish) => {
    if (!isAvailable(wish)) return
    addToCart(cartProductOf(wish.card))
    toggleWish(wish.id)
    notify(t.moved(wish.card.name))
  }
  const moveAll = () => {
    const there = (wishes ?? []).filter(isAvailable)
    focusContent()
    for (const { id, card } of there) {
      addToCart(cartProductOf(card))
      toggleWish(id)
    }
    notify(t.movedAll(there.length))
  }

  return (
    <div className={styles.view}>
      <div className="ways">
        <Button onClick={moveAll} disabled={!wishes?.some(isAvailable)}>
          {t.moveAll}
        </Button>
        <ShareList list={list} locale={locale} />
      </div>
      <Rows wishes={wishes} failed={failed} locale={locale}>
        {(all) => (
          <WishlistRows
            wishes={all}
            rates={rates}
            t={t}
            heading="h2"
            move={move}
            remove={({ id }) => toggleWish(id)}
          />
        )}
      </Rows>
    </div>
  )
}

function Shared({ list, locale, rates }: { list: Wishlist } & Props) {
  const t = MESSAGES[locale].wishlist
  const { wishes, failed } = useWishes(list, locale)
  const save = () => {
    saveWishes(list)
    notify(t.saved)
  }
  return (
    <section className={styles.view} aria-labelledby="shared-list">
      <h2 id="shared-list">{t.sharedTitle}</h2>
      <p className="soft">{t.sharedText}</p>
      <div className="ways">
        <Button onClick={save}>{t.save}</Button>
        <a className="button" data-look="line" href={pathFor('wishlist', locale)}>
          {t.ownList}
        </a>
      </div>
      <Rows wishes={wishes} failed={failed} locale={locale}>
        {(all) => <WishlistRows wishes={all} rates={rates} t={t} heading="h3" />}
      </Rows>
    </section>
  )
}

interface RowsProps {
  wishes: readonly Wish[] | undefined
  failed: (() => void) | undefined
  locale: Locale
  children: (wishes: readonly Wish[]) => React.ReactNode
}

function Rows({ wishes, failed, locale, children }: RowsProps) {
  const t = MESSAGES[locale].wishlist
  if (wishes) return children(wishes)
  return (
    <div role="status" className="stack">
      {failed ? (
        <>
          <p>{t.failed}</p>
          <Button look="line" size="small" onClick={failed}>
            {t.retry}
          </Button>
        </>
      ) : (
        <p className="soft">
          <span className="spinner" aria-hidden="true" /> {MESSAGES[locale].common.loading}
        </p>
      )}
    </div>
  )
}

function Empty({ locale }: { locale: Locale }) {
  const t = MESSAGES[locale].wishlist
  return (
    <EmptyState title={t.empty} text={t.emptyHint}>
      <a className="button" href={pathFor('products', locale)}>
        {t.toProducts}
      </a>
    </EmptyState>
  )
}
