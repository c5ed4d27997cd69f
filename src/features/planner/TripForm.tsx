import * as v from 'valibot'
import '~/components/fold.css'
import { type SubmitEvent, useCallback, useMemo, useRef, useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import { BAGS, GATEWAYS, INTERESTS, NEIGHBORS, ORIGINS, PACES, WAYS } from '~/content/trip-choices'
import { format } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import { type Ask, AskBox, PLAN_FORM } from './AskBox'
import { Choices } from './Choices'
import {
  DEFAULT_PARAMETERS,
  MAX_PLACES,
  type TripParameters,
  type TripWish,
  tripWish,
} from './engine/parameters'
import { neighborOf } from './engine/neighbors'
import type { Stay } from './engine/trip'
import type { TripPlannerMessages } from './messages.server'
import { areEqual, changesOf, inOrderOf } from './parameter-changes'
import { Select } from './Select'
import { Stepper } from './Stepper'
import { TripDates } from './TripDates'
import styles from './Trip.module.css'
import { isOver, whenIn } from './trip-when'

interface Props {
  parameters: TripParameters
  /** By place, if set by the traveler. */
  nights: TripWish['nights']
  places: readonly { readonly id: string; readonly name: string }[]
  locale: Locale
  t: TripPlannerMessages
  isPlanned: boolean
  /** Of the plan, also at places that it suggests. */
  stays: readonly Stay[]
  onPlan: (wish: TripWish) => void
}

const MAX_CHILDREN = 8
const BLANK: TripWish = { ...DEFAULT_PARAMETERS, nights: {} }

const entries = <Value extends string>(values: readonly Value[], texts: Readonly<Record<Value, string>>) =>
  values.map((value) => [value, texts[value]] as const)

/** Choosing a place takes back its refusal. */
const withoutRefusals = (nights: TripWish['nights'], chosen: readonly string[]): TripWish['nights'] =>
  Object.fromEntries(Object.entries(nights).filter(([id, n]) => n > 0 || !chosen.includes(id)))

/** Adds what the traveler checked before the code loaded. */
const withChecked = (current: TripWish, form: FormData): TripWish => {
  const { success, output } = v.safeParse(tripWish, {
    ...current,
    when: whenIn(form.get('when') === 'dates' ? 'dates' : 'month', current.when, new Date()),
    places: inOrderOf<unknown>(current.places, form.getAll('place')),
    interests: form.getAll('interest'),
    pace: form.get('pace'),
    bag: form.get('bag'),
  })
  return success ? output : current
}

export function TripForm({ parameters: before, nights, places, locale, t, isPlanned, stays, onPlan }: Props) {
  const initial: TripWish = useMemo(() => ({ ...before, nights }), [before, nights])
  const [parameters, setParameters] = useState(initial)
  const [isWrong, setWrong] = useState(false)
  const [known, setKnown] = useState(initial)
  // The plan changed while the form was open: fields that were not touched follow it.
  if (known !== initial) {
    setKnown(initial)
    setParameters({ ...parameters, ...changesOf(known, initial) })
  }
  const [isBusy, setBusy] = useState(false)
  const ask = useRef<Ask>(null)
  const addChild = useRef<HTMLButtonElement>(null)
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (form) setParameters((current) => withChecked(current, new FormData(form)))
  }, [])
  const set = (change: Partial<TripWish>) => {
    setWrong(false)
    setParameters((current) => ({ ...current, ...change }))
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const wanted = await ask.current?.finish()
    setBusy(false)
    if (!wanted) return
    const { success, output } = v.safeParse(tripWish, wanted)
    if (success && (areEqual(output.when, initial.when) || !isOver(output.when, new Date()))) onPlan(output)
    else setWrong(true)
  }
  const { form } = t
  const avoided = (parameters.avoid ?? [])
    .filter((one) => !parameters.interests.includes(one))
    .map((one) => t.interests[one])
    .join(', ')
  const refused = places
    .filter(({ id }) => parameters.nights[id] === 0 && !parameters.places.includes(id))
    .map(({ name }) => name)
    .join(', ')
  const { pace, bag, origin } = changesOf(DEFAULT_PARAMETERS, parameters)
  return (
    <div className="stack">
      <AskBox
        ref={ask}
        parameters={parameters}
        initial={initial}
        blank={isPlanned ? BLANK : initial}
        stays={stays}
        locale={locale}
        t={t}
        onChange={set}
      />
      <form
        ref={adopt}
        id={PLAN_FORM}
        className={styles.form}
        aria-label={form.label}
        onSubmit={(event) => void submit(event)}
        // A form that the browser filled in on Back would differ from its state.
        autoComplete="off"
        noValidate
      >
        <TripDates when={parameters.when} locale={locale} t={t} onChange={(when) => set({ when })} />
        {isWrong && (
          <p className="field-error" role="alert">
            {form.wrongDates}
          </p>
        )}
        <div className={styles.pair}>
          <Select
            label={form.arrival}
            value={parameters.arrival}
            options={entries(GATEWAYS, t.gateways)}
            onChange={(arrival) => set({ arrival })}
          />
          <Select
            label={form.departure}
            value={parameters.departure}
            options={entries(GATEWAYS, t.gateways)}
            onChange={(departure) => set({ departure })}
          />
          {parameters.departure === 'land' && (parameters.exit ?? parameters.origin !== 'HN') && (
            <Select
              label={form.exit}
              value={parameters.exit ?? neighborOf(parameters.origin)}
              options={entries(NEIGHBORS, t.origins)}
              onChange={(exit) => set({ exit: exit === neighborOf(parameters.origin) ? undefined : exit })}
            />
          )}
        </div>
        {/* A docked button would only cover the first questions. */}
        <div>
          <fieldset className={styles.group}>
            <legend className="field-label">{form.who}</legend>
            <div className={styles.party}>
              <Counter
                name={form.adults}
                value={parameters.adults}
                least={1}
                most={12}
                t={form}
                onChange={(adults) => set({ adults })}
              />
              <Counter
                name={form.infants}
                value={parameters.infants}
                least={0}
                most={4}
                t={form}
                onChange={(infants) => set({ infants })}
              />
            </div>
            <ul className={styles.children}>
              {parameters.children.map((age, i) => (
                // Children have no identity other than their position.
                <li key={i}>
                  <Select
                    label={format(form.childAge, { n: i + 1 })}
                    value={String(age)}
                    options={Array.from({ length: 16 }, (_, n) => [String(n + 2), String(n + 2)] as const)}
                    onChange={(value) => set({ children: parameters.children.with(i, Number(value)) })}
                  />
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={format(form.removeChild, { n: i + 1 })}
                    onClick={() => {
                      set({ children: parameters.children.toSpliced(i, 1) })
                      addChild.current?.focus()
                    }}
                  >
                    <Icon name="trash" size={18} />
                  </button>
                </li>
              ))}
            </ul>
            <Button
              ref={addChild}
              look="quiet"
              size="small"
              aria-disabled={parameters.children.length >= MAX_CHILDREN || undefined}
              onClick={() => {
                if (parameters.children.length < MAX_CHILDREN) set({ children: [...parameters.children, 8] })
              }}
            >
              <Icon name="plus" size={18} />
              {form.addChild}
            </Button>
          </fieldset>
          <Choices
            name="place"
            legend={form.where}
            hint={refused ? `${form.whereHint} ${format(t.ask.without, { names: refused })}` : form.whereHint}
            options={places.map(({ id, name }) => [id, name] as const)}
            chosen={parameters.places}
            most={MAX_PLACES}
            showAll={form.showAll}
            onChange={(chosen) => set({ places: chosen, nights: withoutRefusals(parameters.nights, chosen) })}
          />
          <Choices
            name="interest"
            legend={form.interests}
            hint={avoided && format(t.ask.without, { names: avoided })}
            options={entries(INTERESTS, t.interests)}
            chosen={parameters.interests}
            showAll={form.showAll}
            onChange={(interests) =>
              set({ interests, avoid: parameters.avoid?.filter((one) => !interests.includes(one)) })
            }
          />
          {/* Folded on a phone until something in it is set. */}
          <details
            className={`fold ${styles.details}`}
            ref={(fold) => {
              if (fold && (pace ?? bag ?? origin ?? parameters.without?.length)) fold.open = true
            }}
          >
            <summary className="field-label">{form.details}</summary>
            <div className={styles.form}>
              <div className={styles.pair}>
                <Choices
                  name="pace"
                  legend={form.pace}
                  options={entries(PACES, t.paces)}
                  chosen={[parameters.pace]}
                  isSingle
                  onChange={([pace]) => pace && set({ pace })}
                />
                <Choices
                  name="bag"
                  legend={form.bag}
                  options={entries(BAGS, t.bags)}
                  chosen={[parameters.bag]}
                  isSingle
                  onChange={([bag]) => bag && set({ bag })}
                />
              </div>
              {parameters.without && (
                <Choices
                  name="without"
                  legend={format(t.ask.without, { names: '' }).trim()}
                  options={entries(WAYS, t.ways)}
                  chosen={parameters.without}
                  onChange={(without) => set({ without })}
                />
              )}
              <Select
                label={form.origin}
                value={parameters.origin}
                options={entries(ORIGINS, t.origins)}
                onChange={(origin) => set({ origin })}
              />
            </div>
          </details>
          <div className={styles.submit} data-dock="row">
            <Button type="submit" isLoading={isBusy}>
              {isPlanned ? form.update : form.submit}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}

function Counter({ name, ...stepper }: Omit<Parameters<typeof Stepper>[0], 'text'>) {
  return (
    <div className="field">
      <span className="field-label" aria-hidden="true">
        {name}
      </span>
      <Stepper name={name} {...stepper} />
    </div>
  )
}
