import { useState } from 'react'
import { format, plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { EmptyState } from '~/components/EmptyState'
import { NotSaved } from '~/components/NotSaved'
import { Icon } from '~/components/Icon'
import { ShopLinks } from '~/components/ShopLinks'
import { IslandBoundary } from '~/components/IslandBoundary'
import { moveFocus } from '~/components/move-focus'
import { focusRow, moveButton } from '~/components/row-focus'
import { useKeptScroll } from '~/components/use-kept-scroll'
import { useStore } from '~/components/use-store'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import { EMPTY, quantityOf } from '~/features/cart/cart'
import { $cart, addToCart } from '~/features/cart/cart.store'
import { cartProductOf } from '~/features/cart/cart-product'
import { notify } from '~/features/notifications/toast'
import { PageUndo } from '~/features/notifications/PageUndo'
import { isAvailable } from '~/features/catalog-index/availability'
import type { Card } from '~/features/catalog-index/card'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { Rates } from '~/lib/money'
import type { WishlistMessages } from './messages.server'
import { moveToCart } from './move-to-cart'
import { ShareList } from './ShareList'
import { type Wish, nameOf, wishesIn } from './wishes'
import { has, sharedIn, type Wishlist } from './wishlist'
import { $wishlist, NOTHING, saveWishes, toggleWish } from './wishlist.store'
import { usePicksNotIn } from './use-picks'
import { WishlistRows } from './WishlistRows'
import { WishlistSkeleton } from './WishlistSkeleton'
import styles from './WishlistView.module.css'

interface Props {
  locale: Locale
  rates: Rates
  t: WishlistMessages
}

/** Rendered in the browser only: it depends on the URL and on storage. */
export function WishlistView(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <NotSaved text={props.t.cart.notSaved} />
      <OwnOrShared {...props} />
    </IslandBoundary>
  )
}

function OwnOrShared(props: Props) {
  const own = useStore($wishlist, NOTHING)
  const [shared] = useState(() => sharedIn(window.location.search))
  return shared ? <Shared list={shared} own={own} {...props} /> : <Own list={own} {...props} />
}

/** The list's products from the catalog, and a retry when it could not be loaded. */
function useWishes(list: Wishlist, locale: Locale, kits: string) {
  const { catalog, retry } = useCatalog(pathFor('catalogIndex', locale), list.length > 0)
  const wishes = catalog.state === 'ready' ? wishesIn(catalog.value, list, kits) : undefined
  return { wishes, failed: catalog.state === 'failed' ? retry : undefined }
}

function Own({ list, locale, rates, t: messages }: { list: Wishlist } & Props) {
  const { wishlist: t } = messages
  const { wishes, failed } = useWishes(list, locale, messages.kits)
  useKeptScroll(wishes !== undefined)
  usePicksNotIn(list)
  if (list.length === 0) return <Empty locale={locale} t={messages} />

  const available = (wishes ?? []).filter(isAvailable).map(({ card }) => card)
  const remove = (wish: Wish) => {
    const putBack = toggleWish(wish.id)
    notify(format(t.removed, { name: nameOf(wish, t) }), 'info', () => {
      putBack()
      focusRow(wish.id)
    })
  }
  const move = (cards: readonly Card[], message: string) => {
    const moveBack = moveToCart(cards.map(cartProductOf))
    notify(message, 'success', () => {
      moveBack()
      if (cards[0]) focusRow(cards[0].id, moveButton)
    })
  }

  return (
    <div className={styles.view}>
      <div className="cluster">
        {available.length > 0 && (
          <Button
            onClick={({ currentTarget }) => {
              moveFocus(currentTarget)
              move(available, plural(t.movedAll, available.length, locale))
            }}
          >
            <Icon name="cart" size={20} />
            {t.moveAll}
          </Button>
        )}
        <ShareList list={list} locale={locale} t={t} />
      </div>
      <Rows wishes={wishes} count={list.length} failed={failed} t={messages}>
        {(all) => (
          <WishlistRows
            wishes={all}
            rates={rates}
            t={messages}
            move={({ card }) => card && move([card], format(t.moved, { name: card.name }))}
            remove={remove}
          />
        )}
      </Rows>
    </div>
  )
}

function Shared({ list, own, locale, rates, t: messages }: { list: Wishlist; own: Wishlist } & Props) {
  const { wishlist: t } = messages
  const { wishes, failed } = useWishes(list, locale, messages.kits)
  usePicksNotIn(list)
  const cart = useStore($cart, EMPTY)
  const available = (wishes ?? []).filter(isAvailable)
  const isGone = wishes?.every(({ card }) => !card) === true
  const missing = available.filter(({ id }) => quantityOf(cart, id) === 0)
  const addAll = () => {
    for (const { card } of missing) addToCart(cartProductOf(card))
    notify(plural(t.movedAll, available.length, locale))
  }
  const isSaved = list.every((id) => has(own, id))
  const save = () => {
    saveWishes(list)
    notify(t.saved)
  }
  return (
    <div className={styles.view}>
      <p className="soft">{isGone ? t.sharedGone : t.sharedText}</p>
      <div className={`cluster ${styles.actions}`}>
        {available.length > 0 && (
          <Button
            aria-disabled={missing.length === 0 || undefined}
            onClick={missing.length === 0 ? undefined : addAll}
          >
            <Icon name={missing.length === 0 ? 'check' : 'cart'} size={20} />
            {missing.length === 0 ? t.isAdded : t.addAll}
          </Button>
        )}
        {!isGone && (
          <Button look="line" aria-disabled={isSaved || undefined} onClick={isSaved ? undefined : save}>
            <Icon name={isSaved ? 'check' : 'heart'} size={20} />
            {isSaved ? t.isSaved : t.save}
          </Button>
        )}
        <a className="button" data-look={isGone ? 'line' : 'quiet'} href={pathFor('wishlist', locale)}>
          {t.ownList}
        </a>
      </div>
      {!isGone && (
        <Rows wishes={wishes} count={list.length} failed={failed} t={messages}>
          {(all) => <WishlistRows wishes={all} rates={rates} t={messages} />}
        </Rows>
      )}
    </div>
  )
}

interface RowsProps {
  wishes: readonly Wish[] | undefined
  count: number
  failed: (() => void) | undefined
  t: WishlistMessages
  children: (wishes: readonly Wish[]) => React.ReactNode
}

function Rows({ wishes, count, failed, t: { common, wishlist: t }, children }: RowsProps) {
  if (wishes) return children(wishes)
  if (!failed) return <WishlistSkeleton text={common.loading} rows={count} />
  return (
    <div role="status" className="stack">
      <p>{t.failed}</p>
      <Button look="line" size="small" onClick={failed}>
        {t.retry}
      </Button>
    </div>
  )
}

function Empty({ locale, t }: { locale: Locale; t: WishlistMessages }) {
  return (
    <div className={styles.titled}>
      <EmptyState title={t.wishlist.empty} text={t.wishlist.emptyHint} painting="macaws" heading="p">
        <PageUndo label={t.common.undo} />
        <ShopLinks locale={locale} products={t.wishlist.toProducts} kits={t.kits} />
      </EmptyState>
    </div>
  )
}
