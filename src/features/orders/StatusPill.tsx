import type { Messages } from '~/i18n/messages'
import { type OrderStatus, STATUS_ICONS, statusTone } from './status'
import styles from './StatusPill.module.css'
import { StepIcon } from './StepIcon'

/** The status of an order in its color, with its icon. */
export const StatusPill = ({
  status,
  t,
}: {
  status: OrderStatus
  t: Pick<Messages['orders'], 'statuses'>
}) => (
  <p className={styles.status} data-tone={statusTone(status)}>
    <StepIcon icon={STATUS_ICONS[status]} />
    {t.statuses[status]}
  </p>
)
