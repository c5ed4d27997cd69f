import { memo, type RefObject, useRef } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { Money } from '~/components/Money'
import type { Card } from '~/features/catalog-index/card'
import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { type Rates, toCents } from '~/lib/money'
import { thumbnailOf } from '~/lib/pictures'
import '~/components/check-box.css'
import type { TripPlannerMessages } from './messages.server'
import { type Needs, type Shopping, useShopping } from './use-shopping'
import styles from './Shopping.module.css'

interface Props {
  shopping: Shopping
  heading: RefObject<HTMLHeadingElement | null>
  cards: ReadonlyMap<string, Card>
  rates: Rates
  t: TripPlannerMessages['shop']
  locale: Locale
}

/** The {@link ShoppingPanel} of a plan. */
export const PlanShopping = memo(function PlanShopping({ rates, ...needs }: Needs & { rates: Rates }) {
  const needed = useShopping(needs)
  const heading = useRef<HTMLHeadingElement>(null)
  const shopping = {
    ...needed,
    /** The button disappears with the list, so the heading takes the focus. */
    addAll() {
      needed.addAll()
      heading.current?.focus()
    },
  }
  const { cards, t, locale } = needs
  return (
    <ShoppingPanel shopping={shopping} heading={heading} cards={cards} rates={rates} t={t} locale={locale} />
  )
})

/** What the traveler still needs and the shop sells, with a button that adds it all. */
function ShoppingPanel({ shopping, heading, cards, rates, t, locale }: Props) {
  const { toBuy, leftOut, lines, kits, chosenKits, soldOut, count, toggleKit, toggle, addAll } = shopping
  const isDone = toBuy.length === 0
  return (
    <section className={styles.shop} aria-labelledby="shop">
      <h2 id="shop" ref={heading} tabIndex={-1}>
        {t.heading}
      </h2>
      {isDone ? (
        <p>{t.nothing}</p>
      ) : (
        <>
          <ul className={styles.products}>
            {toBuy.map(({ product, quantity }) => {
              const card = cards.get(product)
              return (
                card && (
                  <li key={product} lang={card.lang}>
                    <label>
                      <input
                        type="checkbox"
                        aria-label={card.name}
                        checked={!leftOut.includes(product)}
                        onChange={() => toggle(product)}
                      />
                      <img src={thumbnailOf(card.picture)} alt="" width={64} height={64} loading="lazy" />
                    </label>
                    <a href={card.href}>
                      {quantity > 1 && `${quantity}\u00a0× `}
                      {card.name}
                    </a>
                    <Money amount={[{ price: card.price, quantity }]} rates={rates} />
                  </li>
                )
              )
            })}
          </ul>
          {kits.map(({ kit, products, saves }) => {
            const name = cards.get(kit)?.name ?? ''
            const [before = '', after = ''] = format(t.kit, {
              kit: name,
              n: products.length,
              saves: '|',
            }).split('|')
            return (
              <label key={kit} className={styles.kit}>
                <input type="checkbox" checked={chosenKits.includes(kit)} onChange={() => toggleKit(kit)} />
                <span>
                  {before}
                  <Money amount={toCents(saves)} rates={rates} />
                  {after} <b>{t.takeKit}</b>
                </span>
              </label>
            )
          })}
          {count > 0 && (
            <div className={styles.add} data-dock="row">
              <Button onClick={addAll}>
                <Icon name="cart" />
                <span>
                  {plural(t.add, count, locale)} · <Money amount={lines} rates={rates} />
                </span>
              </Button>
            </div>
          )}
        </>
      )}
      {soldOut.length > 0 && (
        <p className="small">
          {t.soldOut}: {soldOut.map((id) => cards.get(id)?.name ?? id).join(', ')}
        </p>
      )}
      <p className="small soft">
        {!isDone && `${t.prices} `}
        <a className={isDone ? 'button' : undefined} href={pathFor('cart', locale)}>
          {t.toCart}
        </a>
      </p>
    </section>
  )
}
