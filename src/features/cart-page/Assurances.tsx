import type { ReactNode } from 'react'
import { Icon } from '~/components/Icon'
import type { IconName } from '~/components/icon-paths'
import { deliveryWindow } from '~/features/orders/estimate'
import { formatDayRange } from '~/i18n/dates'
import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import styles from './Assurances.module.css'
import type { CartMessages } from './messages.server'

interface Props {
  returnDays: number
  locale: Locale
  t: CartMessages
}

/** When it arrives, how to pay for it and return it: what shoppers ask before paying. */
export function Assurances({ returnDays, locale, t }: Props) {
  const datesTo = (country: string) => {
    const { from, to } = deliveryWindow(new Date(), country)
    return { dates: formatDayRange(from, to, locale) }
  }
  return (
    <ul className={styles.list}>
      <Fact icon="calendar">
        {t.cart.arrives}
        <br />
        {format(t.cart.toHonduras, datesTo('HN'))}
        <br />
        {format(t.cart.toUsa, datesTo('US'))}
      </Fact>
      <Fact icon="lock">{t.cart.secure}</Fact>
      <Fact icon="return">
        <a href={pathFor('policy', locale, 'return-policy')}>{plural(t.cart.returns, returnDays, locale)}</a>
      </Fact>
      <Fact icon="chat">
        <a href={pathFor('help', locale)}>{t.questions}</a>
      </Fact>
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} size={20} />
    <span>{children}</span>
  </li>
)
