import { useState } from 'react'
import { Button } from '~/components/Button'
import { Icon } from '~/components/Icon'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { PlannerData } from '../engine/data'
import type { TripRequest } from '../engine/parameters'
import type { Trip } from '../engine/trip'
import type { TripPlannerMessages } from '../messages.server'
import { PrintIcon } from '../planner-icons'
import { useIsKept } from '../use-is-kept'

interface Props {
  /** Id of the saved trip. */
  id: string
  title: string
  request: TripRequest
  trip: Trip
  data: PlannerData
  locale: Locale
  t: TripPlannerMessages
}

/** Link, WhatsApp, calendar and print. Nothing is stored on a server: the link itself carries the plan. */
export function TripActions({ id, title, request, trip, data, locale, t }: Props) {
  const { share } = t
  const isKept = useIsKept()
  /** What was done with the plan, until it changes. */
  const [done, setDone] = useState<{ request: TripRequest; text: string; link?: string }>()
  const now = done?.request === request ? done : undefined
  const linkOf = async () => {
    const { encodeTrip } = await import('./trip-link')
    return `${location.origin}${pathFor('trip', locale)}#${await encodeTrip(request)}`
  }

  const copy = async () => {
    const link = await linkOf()
    try {
      await navigator.clipboard.writeText(link)
      setDone({ request, text: share.copied })
    } catch {
      // Without clipboard permission, the link is shown for copying by hand.
      setDone({ request, text: share.byHand, link })
    }
  }
  const whatsapp = async () => {
    const [{ tripText }, link] = await Promise.all([import('./describe-trip'), linkOf()])
    const text = tripText({ title, trip, data, t, link })
    open(`https://wa.me/?text=${encodeURIComponent(text)}`, '_blank', 'noopener')
  }
  const download = async () => {
    const [{ calendarFile }, { calendarName, tripEvents }] = await Promise.all([
      import('./trip-calendar'),
      import('./describe-trip'),
    ])
    const file = calendarFile({
      name: title,
      language: locale,
      host: location.host,
      made: new Date(),
      events: tripEvents({ id, trip, data, t }),
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    link.download = calendarName(trip)
    link.click()
    URL.revokeObjectURL(link.href)
    setDone({ request, text: share.downloaded })
  }
  const hasDates = trip.days[0]?.date !== undefined

  return (
    <>
      <Button look="line" size="small" onClick={() => void copy()}>
        <Icon name="link" size={18} />
        {share.copy}
      </Button>
      <Button look="line" size="small" onClick={() => void whatsapp()}>
        <Icon name="chat" size={18} />
        {share.whatsapp}
      </Button>
      {hasDates && (
        <Button look="line" size="small" onClick={() => void download()}>
          <Icon name="calendar" size={18} />
          {share.calendar}
        </Button>
      )}
      <Button look="line" size="small" onClick={() => print()}>
        <PrintIcon />
        {share.print}
      </Button>
      {now?.link && <input className="input" readOnly value={now.link} aria-label={share.copy} />}
      {!isKept && <p className="notice">{t.plan.notKept}</p>}
      <p role="status" className="small soft">
        {now?.text ?? [isKept && t.plan.kept, !hasDates && share.needsDates].filter(Boolean).join(' ')}
      </p>
    </>
  )
}
