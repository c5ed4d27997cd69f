import { useSyncExternalStore } from 'react'
import { canKeep } from '~/lib/can-keep'
import styles from './NotSaved.module.css'

let kept: boolean | undefined
const isKept = () => (kept ??= canKeep())
const never = () => () => {}

/** Warns that this browser stores nothing, on pages that show stored data; they do not show the other pages' notice. */
export function NotSaved({ text }: { text: string }) {
  const isSaved = useSyncExternalStore(never, isKept, () => true)
  return isSaved ? undefined : (
    <p className={`notice ${styles.notSaved}`} data-not-saved>
      {text}
    </p>
  )
}
