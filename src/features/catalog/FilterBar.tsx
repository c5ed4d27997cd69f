import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '~/components/Icon'
import styles from './FilterBar.module.css'
import { type Criteria, SORTS } from './criteria'
import type { BrowserMessages } from './messages.server'

interface Props {
  criteria: Criteria
  /** A deliberate choice. */
  change: (change: Partial<Criteria>) => void
  /** A keystroke in the search field, and when it was made. */
  type: (search: string, at: number) => void
  endSearch: () => void
  clear: () => void
  categories: readonly { id: string; name: string }[]
  subCategories: readonly string[]
  showCategory: boolean
  active: boolean
  t: BrowserMessages['catalog']
}

const root = () => document.documentElement

const PHONE = '(width < 30rem)'

const onScrollState = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(root(), { attributeFilter: ['data-scrolled', 'data-away'] })
  return () => observer.disconnect()
}

/** Whether the page is scrolled past 100 px, or down (`layouts/shop/scroll-state.ts`). */
const useScrollState = (state: 'data-scrolled' | 'data-away') =>
  useSyncExternalStore(
    onScrollState,
    () => root().hasAttribute(state),
    () => false,
  )

const onPhone = (changed: () => void) => {
  const phone = matchMedia(PHONE)
  phone.addEventListener('change', changed)
  return () => phone.removeEventListener('change', changed)
}

/** The HTML is a phone's; `ProductList.astro` corrects it before the first paint. */
const useIsPhone = () =>
  useSyncExternalStore(
    onPhone,
    () => matchMedia(PHONE).matches,
    () => true,
  )

/**
 * Sticky; collapses to the search field once the page is scrolled (LIST-07), and on phones from the start. Its box
 * keeps its height while the page scrolls, so nothing below shifts; `ProductList.astro` moves the list. Focus inside it
 * or the button keeps it open; on phones, focus in the search field does not, and scrolling down closes the bar, as it
 * would cover a quarter of the screen. Use one per page.
 */
export function FilterBar({
  criteria,
  change,
  type,
  endSearch,
  clear,
  categories,
  subCategories,
  showCategory,
  active,
  t,
}: Props) {
  /** While undefined, it is folded on phones and once the page is scrolled. */
  const [open, setOpen] = useState<boolean>()
  const isScrolled = useScrollState('data-scrolled')
  const isAway = useScrollState('data-away')
  const isPhone = useIsPhone()
  const filters = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAway && isPhone && !filters.current?.contains(document.activeElement)) setOpen(undefined)
  }, [isAway, isPhone])
  const expanded = open ?? !(isScrolled || isPhone)
  /** Whether the list of a phone makes room for the filters: it moves at the top of the page only, never while scrolled. */
  const [hasRoom, setHasRoom] = useState(false)
  if (!isScrolled && hasRoom !== (open === true)) setHasRoom(open === true)
  const keepOpen = () => setOpen(true)
  const leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(undefined)
  }
  const subCategoryLabels: Record<string, string> = t.subCategories
  return (
    <form
      className={styles.bar}
      role="search"
      data-slot="filter"
      data-filtered={active || undefined}
      data-open={open}
      data-room={hasRoom || undefined}
      onBlur={leave}
      onSubmit={(event) => {
        event.preventDefault()
        endSearch()
      }}
    >
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor="list-search">
          {t.search}
        </label>
        <Icon name="search" size={20} />
        <input
          id="list-search"
          className="input"
          type="search"
          name="q"
          autoComplete="off"
          maxLength={100}
          placeholder={t.searchPlaceholder}
          value={criteria.search}
          onFocus={() => !matchMedia(PHONE).matches && keepOpen()}
          onBlur={endSearch}
          onChange={(event) => type(event.target.value, event.timeStamp)}
        />
        <button
          type="button"
          className={`button ${styles.toggle}`}
          data-look="line"
          data-size="small"
          aria-expanded={expanded}
          aria-controls="list-filters"
          onClick={() => setOpen(!expanded)}
        >
          <Icon name="filter" size={18} />
          {t.filters}
          {(criteria.category || criteria.subCategory) && ' (1)'}
        </button>
      </div>
      <div className={styles.more} id="list-filters" ref={filters} onFocus={keepOpen}>
        {showCategory ? (
          <Choice
            label={t.category}
            name="category"
            value={criteria.category}
            onChange={(category) => change({ category })}
            options={[['', t.allCategories], ...categories.map(({ id, name }) => [id, name] as const)]}
          />
        ) : (
          <Choice
            label={t.subCategory}
            name="type"
            value={criteria.subCategory}
            onChange={(subCategory) => change({ subCategory })}
            options={[
              ['', t.allSubCategories],
              ...subCategories.map((value) => [value, subCategoryLabels[value] ?? value] as const),
            ]}
          />
        )}
        <Choice
          label={t.sort}
          name="sort"
          value={criteria.sort}
          onChange={(value) => change({ sort: SORTS.find((sort) => sort === value) ?? 'default' })}
          options={SORTS.map((sort) => [sort, t.sorts[sort]] as const)}
        />
        <button type="button" className="button" data-look="quiet" hidden={!active} onClick={clear}>
          {t.clearFilters}
        </button>
      </div>
    </form>
  )
}

interface ChoiceProps {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly (readonly [value: string, label: string])[]
}

function Choice({ label, name, value, onChange, options }: ChoiceProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select
        className="select"
        name={name}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
