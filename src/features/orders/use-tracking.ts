import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { type Answer, lookUp } from './look-up'
import { isSentEmpty, numberInAddress, numberTyped } from './tracking-address'

interface Answered {
  readonly number: string
  readonly look: number
  readonly answer: Answer
}

export interface Tracking {
  /** The number in the URL; empty when there is none. */
  readonly number: string
  /** The result; absent during the first lookup. */
  readonly answer: Answer | undefined
  /** A lookup is in progress, possibly while an older result is shown. */
  readonly busy: boolean
  /** The form was submitted empty. */
  readonly empty: boolean
  submit(text: string): void
  again(): void
}

const moved = new Set<() => void>()

const onMove = (changed: () => void) => {
  moved.add(changed)
  window.addEventListener('popstate', changed)
  return () => {
    moved.delete(changed)
    window.removeEventListener('popstate', changed)
  }
}

/** The URL is the single source of the number, so that links, Back and reload show the same result. */
function moveTo(path: string): void {
  if (path === location.pathname) return
  history.pushState(null, '', path)
  for (const changed of moved) changed()
}

const pathOf = (number: string, locale: Locale) =>
  number ? pathFor('trackingNumber', locale, number) : pathFor('tracking', locale)

/** Looks up the number in the URL, again whenever the tab becomes visible. */
export function useTracking(locale: Locale): Tracking {
  const number = useSyncExternalStore(
    onMove,
    () => numberInAddress(location),
    () => '',
  )
  const [look, setLook] = useState(0)
  const [empty, setEmpty] = useState(false)
  const [answered, setAnswered] = useState<Answered>()

  useEffect(() => {
    if (!number) return
    history.replaceState(history.state, '', pathOf(number, locale))
    const abort = new AbortController()
    void lookUp(number, locale, abort.signal).then((answer) => {
      if (abort.signal.aborted) return
      setAnswered((shown) =>
        answer.kind === 'offline' && shown?.number === number && shown.answer.kind === 'found'
          ? { ...shown, look }
          : { number, look, answer },
      )
    })
    return () => abort.abort()
  }, [number, look, locale])

  useEffect(() => {
    if (!isSentEmpty(location)) return
    history.replaceState(history.state, '', pathOf('', locale))
    setEmpty(true)
  }, [locale])

  useEffect(() => {
    const lookAgain = () => {
      if (document.visibilityState === 'visible') setLook((before) => before + 1)
    }
    document.addEventListener('visibilitychange', lookAgain)
    return () => document.removeEventListener('visibilitychange', lookAgain)
  }, [])

  const known = number !== '' && answered?.number === number
  const busy = number !== '' && !(known && answered.look === look)
  const again = () => setLook(look + 1)
  return {
    number,
    answer: known && !(busy && answered.answer.kind !== 'found') ? answered.answer : undefined,
    busy,
    empty: empty && number === '',
    again,
    submit(text) {
      const typed = numberTyped(text)
      setEmpty(!typed)
      if (typed && typed === number && !busy) again()
      moveTo(pathOf(typed, locale))
    },
  }
}
