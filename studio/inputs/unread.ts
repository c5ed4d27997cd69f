import { useEffect, useId, useSyncExternalStore } from 'react'
import { getPublishedId, useFormValue } from 'sanity'

/**
 * Fields whose text is not a number or date, by document. The text is shown but is not part of the document, which
 * would be published without it.
 */
const unread = new Map<string, ReadonlySet<string>>()
const listeners = new Set<() => void>()

const change = (document: string, fields: ReadonlySet<string>) => {
  unread.set(document, fields)
  for (const listener of listeners) listener()
}

/** Marks the field of the calling input as unread while `isUnread`. */
export function useReportUnread(isUnread: boolean): void {
  const field = useId()
  const id = useFormValue(['_id'])
  const document = typeof id === 'string' ? getPublishedId(id) : ''
  useEffect(() => {
    if (!isUnread) return
    change(document, new Set(unread.get(document)).add(field))
    return () => change(document, new Set([...(unread.get(document) ?? [])].filter((one) => one !== field)))
  }, [document, field, isUnread])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a form of this document shows text that is not a number or date. */
export const useHasUnread = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => (unread.get(getPublishedId(id))?.size ?? 0) > 0)
