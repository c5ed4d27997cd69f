import { useSyncExternalStore } from 'react'
import { canKeep } from '~/lib/can-keep'
import styles from './NotSaved.module.css'

let kept: boolean | undefined
const isKept = () => (kept ??= canKeep())
const never = () => () => {}

/** Says on a page of what is kept in the browser that nothing is, instead of the notice of every page. */
export function NotSaved({ text }: { text: string }) {
  const isSaved = useSyncExternalStore(never, isKept, () => true)
  return isSaved ? undefined : (
    <p className={`notice ${styles.notSaved}`} data-not-saved>
      {text}
    </p>
  )
}
