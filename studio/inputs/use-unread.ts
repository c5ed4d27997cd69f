import { useCallback, useSyncExternalStore } from 'react'
import { getPublishedId, type InputProps, pathToString, useCurrentUser, useFormValue } from 'sanity'
import { type Unread, type UnreadFields, unreadIn } from './unread'

/**
 * Unread texts by document. They outlive the inputs, which the Studio unmounts with the tab of the form and with the
 * form: the document would be published without them.
 */
const documents = new Map<string, UnreadFields>()
const listeners = new Set<() => void>()
const NONE: UnreadFields = {}

const fieldsOf = (id: string): UnreadFields => documents.get(id) ?? NONE

const change = (id: string, fields: UnreadFields) => {
  documents.set(id, fields)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const useFields = (id: string) => useSyncExternalStore(subscribe, () => fieldsOf(id))

/** The unread text of the calling input, and a function that keeps one beside `value` or, without a text, forgets it. */
export function useUnreadText({
  path,
  schemaType: { title, name, hidden },
  value: current,
  readOnly,
}: Pick<InputProps, 'path' | 'schemaType' | 'value' | 'readOnly'>) {
  const id = useFormValue(['_id'])
  const document = typeof id === 'string' ? getPublishedId(id) : ''
  const key = pathToString(path)
  const kept = useFields(document)[key]
  const keep = useCallback(
    (unread: Pick<Unread, 'text' | 'value' | 'hint'> | undefined) => {
      const { [key]: before, ...others } = fieldsOf(document)
      if (!unread && !before) return
      change(
        document,
        unread ? { ...others, [key]: { path, title: title ?? name, hidden, ...unread } } : others,
      )
    },
    [document, key, path, title, name, hidden],
  )
  const text = kept && kept.value === current && readOnly !== true ? kept.text : undefined
  return [text, keep] as const
}

/** The fields of a document that show text which is not a number or date, on whatever tab of its form. */
export function useUnreadIn(id: string, document: Readonly<Record<string, unknown>> | null) {
  const user = useCurrentUser()
  const fields = useFields(getPublishedId(id))
  return document ? unreadIn(fields, document, user) : []
}

/** Forgets the unread texts of a document that is published or whose draft is discarded: none counts any longer. */
export const forgetUnread = (id: string): void => change(getPublishedId(id), NONE)
