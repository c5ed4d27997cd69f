import { format } from '~/i18n/format'
import type { Messages } from '~/i18n/messages'
import styles from './StockNote.module.css'

interface Props {
  /** Units left, if there are few. */
  left: number | undefined
  t: Pick<Messages['cart'], 'onlyLeft' | 'soldOut'>
}

/** Says that few are left, or none; nothing otherwise. */
export function StockNote({ left, t }: Props) {
  if (left === undefined) return undefined
  return (
    <p className={styles.note} data-sold-out={left === 0 || undefined}>
      {left === 0 ? t.soldOut : format(left === 1 ? t.onlyLeft.one : t.onlyLeft.other, { n: left })}
    </p>
  )
}
