import { memo } from 'react'
import { Price } from '~/components/Price'
import type { Card } from '~/features/catalog-index/card'
import { format } from '~/i18n/format'
import type { Rates } from '~/lib/money'
import type { PackedItem } from './engine/packing'
import type { TripPlannerMessages } from './messages.server'
import { useTick } from './use-tick'
import styles from './Packing.module.css'

interface Props {
  /** Id of the saved trip. */
  trip: string
  item: PackedItem
  /** Where it goes, if not in the usual bag. */
  where: string | undefined
  /** For all units. */
  weight: string | undefined
  card: Card | undefined
  rates: Rates
  soldOut: string
  t: TripPlannerMessages['packing']
}

/** At the end of a line, not at the beginning of the next. */
const DOT = '\u00a0· '

export const PackingRow = memo(function PackingRow({
  trip,
  item,
  where,
  weight,
  card,
  rates,
  soldOut,
  t,
}: Props) {
  const { id, name, quantity, isMust, reasons } = item
  const [isTicked, toggle] = useTick(trip, id)
  return (
    <li className={styles.row} data-there={isTicked || undefined}>
      <label>
        <input type="checkbox" checked={isTicked} aria-label={format(t.have, { name })} onChange={toggle} />
        <span>
          <span className={styles.name}>
            {name}
            {quantity > 1 && `\u00a0×\u00a0${quantity}`}
          </span>
          {isMust && <span className={styles.must}>{t.must}</span>}
        </span>
      </label>
      {card && (
        <a className={styles.price} href={card.href}>
          <span className="visually-hidden">{card.name}: </span>
          {card.left === 0 ? (
            soldOut
          ) : (
            <>
              <Price price={card.price} rates={rates} />
              {quantity > 1 && ` ${t.each}`}
            </>
          )}
        </a>
      )}
      <p className={styles.why}>
        {reasons.join('; ')}
        {weight !== undefined && (
          <span className={styles.weight}>
            {DOT}
            <span>{weight}</span>
          </span>
        )}
        {where !== undefined && (
          <>
            {DOT}
            <span className={styles.where}>{where}</span>
          </>
        )}
      </p>
    </li>
  )
})
