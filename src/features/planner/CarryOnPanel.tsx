import { Icon } from '~/components/Icon'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { formatVolume, formatWeight } from '~/i18n/measures'
import type { CarryOnCheck, PackedItem } from './engine/packing'
import type { TripPlannerMessages } from './messages.server'
import styles from './Packing.module.css'

interface Props {
  check: CarryOnCheck
  leftOut: readonly PackedItem[]
  tooMuch: readonly PackedItem[]
  /** The traveler's own items. */
  own: readonly Pick<PackedItem, 'name'>[]
  t: TripPlannerMessages['packing']
  locale: Locale
}

export function CarryOnPanel({ check, leftOut, tooMuch, own, t, locale }: Props) {
  const liquids = {
    volume: formatVolume(check.milliliters, locale),
    limit: formatVolume(check.bagMilliliters, locale),
  }
  const weight = { weight: formatWeight(check.grams, locale), limit: formatWeight(check.limitGrams, locale) }
  const isTooWet = check.milliliters > check.bagMilliliters
  const isTooHeavy = check.grams > check.limitGrams
  const lines: [isGood: boolean, text: string][] = [
    [!isTooWet, format(isTooWet ? t.liquidsOver : t.liquids, liquids)],
    [!check.hasLargeContainers, t.containers],
    [!isTooHeavy, format(isTooHeavy ? t.heavyOver : t.heavy, weight)],
    [!check.hasCheckedBatteries, t.batteries],
    [!check.hasSharp, t.sharp],
  ]
  return (
    <section className={styles.check} aria-labelledby="carry-on">
      <h3 id="carry-on">{t.check}</h3>
      <ul>
        {lines.map(([isGood, text]) => (
          <li key={text} data-good={isGood}>
            <Icon name={isGood ? 'check' : 'close'} size={18} />
            {text}
          </li>
        ))}
      </ul>
      {(
        [
          [t.leftOut, leftOut],
          [t.tooMuch, tooMuch],
          [t.unchecked, own],
        ] as const
      ).map(
        ([label, items]) =>
          items.length > 0 && (
            <p key={label} className="small soft">
              {label}: {items.map(({ name }) => name).join(', ')}
            </p>
          ),
      )}
    </section>
  )
}
