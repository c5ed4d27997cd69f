import { useSyncExternalStore } from 'react'
import { canKeep } from '~/lib/can-keep'
import styles from './NotSaved.module.css'

let kept: boolean | undefined
const isKept = () => (kept ??= canKeep())
const never = () => () => {}

/** Warns that this browser keeps nothing, on pages about what it keeps; they do not show the notice of the others. */
export function NotSaved({ text }: { text: string }) {
  const isSaved = useSyncExternalStore(never, isKept, () => true)
  return isSaved ? undefined : (
    <p className={`notice ${styles.notSaved}`} data-not-saved>
      {text}
    </p>
  )
}
