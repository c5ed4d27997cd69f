import { useEffect, useMemo, useState } from 'react'
import type { Card } from '~/features/catalog-index/card'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import { useCatalog } from '~/features/catalog-index/use-catalog'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { keepEqual } from './keep-equal'

/** Milliseconds between two requests while the page stays on screen. */
const REFRESH = 300_000

const NO_CARDS: ReadonlyMap<string, Card> = new Map()

/**
 * What the shop currently sells, by id. It is fetched again whenever the traveler comes back to the page, and every few
 * minutes while there; if that fails, the last known data stays.
 */
export function useCards(locale: Locale, kitLabel: string) {
  const { catalog, retry } = useCatalog(pathFor('catalogIndex', locale), true)
  const [known, setKnown] = useState<{ fetched: CatalogIndex; catalog: CatalogIndex }>()
  if (catalog.state === 'ready' && catalog.value !== known?.fetched)
    setKnown({ fetched: catalog.value, catalog: keepEqual(known?.catalog, catalog.value) })
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') retry()
    }
    document.addEventListener('visibilitychange', refresh)
    const timer = setInterval(refresh, REFRESH)
    return () => {
      document.removeEventListener('visibilitychange', refresh)
      clearInterval(timer)
    }
  }, [retry])
  const current = known?.catalog
  const cards = useMemo(
    () =>
      current ? new Map(current.ids.map((id, i) => [id, cardAt(current, i, kitLabel)] as const)) : NO_CARDS,
    [current, kitLabel],
  )
  const state = current ? 'ready' : catalog.state
  return { cards, state }
}
