import { memo, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { format, plural } from '~/i18n/format'
import { Button } from '~/components/Button'
import { EmptyState } from '~/components/EmptyState'
import { IslandBoundary } from '~/components/IslandBoundary'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { type CatalogIndex, cardAt } from '~/features/catalog-index/catalog-index'
import { usePrepared } from '~/features/catalog-index/use-catalog'
import type { Rates } from '~/lib/money'
import { summary } from '~/lib/summary'
import { cellOf, gridOf, sizesOf } from './card-grid'
import { FilterBar } from './FilterBar'
import type { BrowserMessages } from './messages.server'
import { ProductCard } from './ProductCard'
import styles from './ProductBrowser.module.css'
import { NO_FILTERS, hasNoCriteria } from './criteria'
import { useListPosition } from './list-position'
import { pageFor } from './page-for'
import { searchable } from './search'
import { STEP, useCriteria } from './use-criteria'
import { useMissedSearch } from './use-missed-search'
import { useResultsInView } from './use-results-in-view'

interface Props {
  /** URL of the catalog in the page's language. */
  indexUrl: string
  categories: readonly { id: string; name: string }[]
  subCategories: readonly string[]
  /** Limits the list to one category and hides the category select. */
  within?: string
  /** Number of products on all pages of the static list. */
  total: number
  rates: Rates
  locale: Locale
  t: BrowserMessages
}

/**
 * The filter bar of a list and its results. The list itself is static markup beside the island, hidden while
 * filters are set. The catalog is fetched when the first filter is set.
 */
export function ProductBrowser(props: Props) {
  return (
    <IslandBoundary t={props.t.common}>
      <Browser {...props} />
    </IslandBoundary>
  )
}

function Browser({ indexUrl, categories, subCategories, within = '', total, rates, locale, t }: Props) {
  const choices = useMemo(
    () => ({ categories: categories.map(({ id }) => id), subCategories }),
    [categories, subCategories],
  )
  const { criteria, answered, change, type, endSearch, shown, showMore, known, isFromAddress } =
    useCriteria(choices)
  const active = !hasNoCriteria(answered)
  const { catalog, retry } = usePrepared(indexUrl, !hasNoCriteria(criteria), searchable)
  const ready = catalog.state === 'ready' ? catalog.value : undefined
  const found = useMemo(
    () => ready?.find(within ? { ...answered, category: within } : answered),
    [ready, answered, within],
  )

  /** Products that match only by their description come last, under a heading of their own. */
  const [named, mentioned] = useMemo(() => {
    const rows = found?.rows ?? []
    const isMentioned = (row: number) => found?.described.has(row) === true
    return [rows.filter((row) => !isMentioned(row)), rows.filter(isMentioned)]
  }, [found])
  /** Shown with few results, so that the search does not end there. */
  const others = useMemo(() => {
    if (!ready || !found || found.rows.length >= FEW) return []
    return found.nearest.length > 0 ? found.nearest : firstRows(ready.index, found.rows)
  }, [ready, found])

  // From here on the island decides which list is visible, not the inline script of the page.
  const settled = known && answered === criteria
  useEffect(() => {
    if (settled) document.documentElement.removeAttribute('data-query')
  }, [settled])

  const isEmpty = found?.rows.length === 0
  const page = isEmpty ? pageFor(answered.search) : undefined
  const inWholeShop = !within && !answered.category && !answered.subCategory
  useMissedSearch(settled && inWholeShop && isEmpty ? answered.search.trim() : '')

  useListPosition(settled && (!active || catalog.state !== 'loading'), active)

  const isLoading = active && !found && catalog.state !== 'failed'
  const count = active && found ? named.length : total
  const isGrouped = named.length > 0 && mentioned.length > 0
  const counted = plural(t.catalog.results, count, locale)
  const category = within ? undefined : categories.find(({ id }) => id === answered.category)
  const searched = active && found ? answered.search.trim() : ''
  const heading = format(t.catalog.resultsFor, { results: counted, search: searched })
  const status = useRef<HTMLParagraphElement>(null)
  const results = useRef<HTMLDivElement>(null)
  useResultsInView(status, answered, settled, isFromAddress)

  /** The clear button is gone afterward: the number of results takes the focus. */
  const clear = () => {
    status.current?.focus({ preventScroll: true })
    change(NO_FILTERS)
  }
  const focusFirstOfMore = () => {
    flushSync(showMore)
    const card = results.current?.querySelectorAll('li')[shown]
    card?.querySelector('a')?.focus({ preventScroll: true })
  }
  /** The button stays until the catalog is there; then the number of results takes its focus. */
  const retryButton = useCallback((button: HTMLButtonElement | null) => {
    if (!button) return
    return () => {
      if (document.activeElement === button) status.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className={styles.browser} data-active={(active && catalog.state !== 'failed') || undefined}>
      <FilterBar
        {...{ criteria, change, type, endSearch, categories, subCategories }}
        t={t.catalog}
        clear={clear}
        active={!hasNoCriteria({ ...criteria, sort: 'default' }) && found?.rows.length !== 0}
        showCategory={!within}
      />
      {active && found && category && <h2 className={styles.category}>{category.name}</h2>}
      <p
        role="status"
        className={active && isEmpty ? 'visually-hidden' : styles.count}
        data-searched={searched ? '' : undefined}
        tabIndex={-1}
        ref={status}
      >
        {catalog.state === 'failed' && active
          ? t.catalog.indexFailed
          : isLoading
            ? t.common.loading
            : searched
              ? mentioned.length > 0
                ? `${heading} · ${plural(t.catalog.more, mentioned.length, locale)}`
                : heading
              : counted}
      </p>
      {catalog.state === 'failed' && active && (
        <Button look="line" size="small" onClick={retry} ref={retryButton}>
          {t.catalog.retry}
        </Button>
      )}
      {isLoading && <Skeletons />}
      {active && ready && found && (
        <>
          {isEmpty && (
            <EmptyState title={t.catalog.empty} text={t.catalog.emptyHint} painting="canoe">
              <div className="cluster">
                {page && (
                  <a className="button" href={pathFor(page, locale)}>
                    {t.pages[page]}
                  </a>
                )}
                <Button {...(page && { look: 'line' })} onClick={clear}>
                  {t.catalog.showAll}
                </Button>
                <a className="button" data-look="line" href={pathFor('kits', locale)}>
                  {t.catalog.kits}
                </a>
              </div>
            </EmptyState>
          )}
          <div className={styles.results} ref={results}>
            {named.length > 0 && (
              <Cards
                index={ready.index}
                found={named}
                shown={shown}
                isRestored={isFromAddress()}
                rates={rates}
                t={t}
                isGroup={isGrouped}
              />
            )}
            {shown > named.length && mentioned.length > 0 && (
              <section className={styles.group} aria-labelledby="mentioned">
                <h2 id="mentioned">{format(t.catalog.described, { search: searched })}</h2>
                <Cards
                  index={ready.index}
                  found={mentioned}
                  shown={shown - named.length}
                  isRestored={isFromAddress()}
                  rates={rates}
                  t={t}
                  heading="h3"
                  isGroup={isGrouped}
                />
              </section>
            )}
          </div>
          {others.length > 0 && (
            <section className={`${styles.group} ${styles.others}`} aria-labelledby="others">
              <h2 id="others">{t.catalog[found.nearest.length > 0 ? 'nearest' : 'others']}</h2>
              <Cards
                index={ready.index}
                found={others}
                shown={STEP}
                isRestored={isFromAddress()}
                rates={rates}
                t={t}
                heading="h3"
              />
            </section>
          )}
          {found.rows.length > shown && (
            <p className={styles.more}>
              <Button look="line" onClick={focusFirstOfMore}>
                {t.catalog.showMore}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  )
}

/** Fewer results than this leave most of the screen empty. */
const FEW = 3

/** Those of the same categories, then others, in the editors' order, without those that were found. */
const firstRows = ({ ids, category }: CatalogIndex, found: readonly number[]) => {
  const isAlike = (row: number) => found.some((one) => category[one] === category[row])
  const rows = [...ids.keys()].filter((row) => !found.includes(row))
  return [...rows.filter(isAlike), ...rows.filter((row) => !isAlike(row))].slice(0, 4)
}

/** Cards rendered at a time, so that a key pressed meanwhile does not wait for all of them. */
const BATCH = 4

interface CardsProps {
  index: CatalogIndex
  /** Rows of the index. */
  found: readonly number[]
  shown: number
  /** Renders everything at once, to restore a scroll position; otherwise in batches. */
  isRestored: boolean
  rates: Rates
  t: BrowserMessages
  heading?: 'h2' | 'h3'
  /** One of two lists with the same columns, regardless of their number of cards. */
  isGroup?: boolean
}

/** Rendered when the deferred results change, not on every keystroke. */
const Cards = memo(function Cards({
  index,
  found,
  shown,
  isRestored,
  rates,
  t,
  heading = 'h2',
  isGroup = false,
}: CardsProps) {
  const rows = found.slice(0, shown)
  const [rendered, setRendered] = useState({ found, most: isRestored ? Infinity : BATCH })
  const { most } = rendered
  if (rendered.found !== found) {
    const before = Math.max(BATCH, Math.min(most, rendered.found.length))
    setRendered({ found, most: isRestored ? Infinity : before })
  }
  useEffect(() => {
    if (most === Infinity) return
    const next = most < rows.length ? most + BATCH : Infinity
    startTransition(() => setRendered((now) => (now.found === found ? { found, most: next } : now)))
  }, [found, most, rows.length])
  const columnsFor = isGroup ? STEP : rows.length
  return (
    <ul className="card-grid" {...gridOf(columnsFor)}>
      {rows.slice(0, most).map((row, i) => (
        <li key={index.ids[row]} {...cellOf(i, rows.length)}>
          <ProductCard
            card={cardAt(index, row, t.catalog.kits)}
            rates={rates}
            t={t}
            heading={heading}
            sizes={sizesOf(columnsFor)}
            text={columnsFor === 1 ? summary(index.descriptions[row] ?? '') : undefined}
          />
        </li>
      ))}
    </ul>
  )
})

function Skeletons() {
  return (
    <div className="card-grid" aria-hidden="true">
      {Array.from({ length: 8 }, (_, i) => (
        <div key={i} className={styles.skeleton} />
      ))}
    </div>
  )
}
