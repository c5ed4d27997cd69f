import { useEffect, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { mostMissed } from '~/features/catalog-index/search-misses.server'
import { formatDay } from '~/i18n/dates'
import { dayInHonduras } from '~/lib/honduras-time'
import { Failure, Field, Note, Select } from '../actions/form-parts'
import { PeriodFields } from '../orders/PeriodFields'
import {
  addDays,
  FIRST_DAY,
  instantsOf,
  isReversed,
  isWithin,
  type Period,
  periodBefore,
} from '../orders/period'
import { Bar, Box, Page } from '../orders/tool-parts'
import { moneyText } from '../schemaTypes/previews/money'
import { changeInPercent, figuresOf } from './figures'
import { DaysChart } from './DaysChart'
import { type Overview, OVERVIEW_QUERY, missesOf, readOverview } from './read'
import { Rows } from './Rows'

const MOST_MISSED = 20
const PERIODS = [7, 30, 90, 365] as const
const OWN = 'own'
const OPTIONS = { apiVersion: API_VERSION }

/** What is compared with the period before. */
const COMPARED = [
  { title: 'Ingresos', field: 'revenue', text: moneyText },
  { title: 'Pedidos', field: 'orders', text: String },
  { title: 'Pedido promedio', field: 'average', text: moneyText },
  { title: 'Reembolsos', field: 'refunded', text: moneyText },
  { title: 'Disputas perdidas', field: 'lost', text: moneyText },
  { title: 'Descuentos', field: 'discount', text: moneyText },
] as const

const LANGUAGES: Readonly<Record<string, string>> = { es: 'Español', en: 'Inglés' }

/** How the shop is doing: what was sold in a period, compared with the one before, and what needs attention. */
export const OverviewTool = () => {
  const client = useClient(OPTIONS)
  const [length, setLength] = useState<number>(30)
  const [typed, setTyped] = useState<Period>()
  const [own, setOwn] = useState<Period>()
  const [data, setData] = useState<Overview>()
  const [failed, setFailed] = useState(false)
  const today = dayInHonduras(new Date())
  const period = useMemo(
    () => own ?? { from: addDays(today, 1 - length), until: today },
    [own, today, length],
  )

  const choose = (next: Period | undefined) => {
    setTyped(next)
    if (!next || !problemOf(next, today)) setOwn(next)
  }
  useEffect(() => {
    let isOver = false
    const { from } = instantsOf(periodBefore(period))
    const { to } = instantsOf(period)
    client
      .fetch(OVERVIEW_QUERY, { from, to, today, ...missesOf(today) }, { perspective: 'raw' })
      .then((found: unknown) => {
        if (isOver) return
        setData(readOverview(found))
        setFailed(false)
      })
      .catch((error: unknown) => {
        console.error(error)
        if (!isOver) setFailed(true)
      })
    return () => {
      isOver = true
    }
  }, [client, period, today])

  const problem = typed && problemOf(typed, today)
  const now = useMemo(() => figuresOf(data?.orders ?? [], period), [data, period])
  const before = useMemo(() => figuresOf(data?.orders ?? [], periodBefore(period)), [data, period])
  return (
    <Page>
      <h1>Resumen</h1>
      <Bar>
        <Field>
          Período
          <Select
            value={typed ? OWN : length}
            onChange={({ target: { value } }) => {
              choose(value === OWN ? period : undefined)
              if (value !== OWN) setLength(Number(value))
            }}
          >
            {PERIODS.map((days) => (
              <option key={days} value={days}>
                Últimos {days} días
              </option>
            ))}
            <option value={OWN}>Otras fechas</option>
          </Select>
        </Field>
        {typed && <PeriodFields period={typed} max={today} onChange={choose} />}
      </Bar>
      {problem === 'outside' && (
        <Note role="status">
          Elige fechas entre el {formatDay(FIRST_DAY, 'es')} y hoy. Las cifras son todavía del{' '}
          {formatDay(period.from, 'es')} al {formatDay(period.until, 'es')}.
        </Note>
      )}
      {problem === 'reversed' && (
        <Failure role="alert">«Desde» va después de «Hasta». Cambia una de las dos fechas.</Failure>
      )}
      {failed && <p role="alert">No se pudo leer el resumen. Revisa tu conexión y vuelve a intentarlo.</p>}
      {!data && !failed && <p role="status">Leyendo…</p>}
      {data && (
        <>
          <Waiting data={data} />
          {problem !== 'reversed' && (
            <>
              {now.currencies.length === 0 && <p>No hubo pedidos en este período.</p>}
              {now.currencies.map((own) => {
                const past = before.currencies.find(({ currency }) => currency === own.currency)
                return (
                  <Box key={own.currency} aria-label={`Ventas en ${own.currency}`}>
                    <Rows
                      caption={`Ventas en ${own.currency}`}
                      titles={['', 'Este período', 'El anterior', 'Cambio']}
                      rows={COMPARED.map(({ title, field, text }) => [
                        title,
                        text(own[field], own.currency),
                        text(past?.[field] ?? 0, own.currency),
                        changed(own[field], past?.[field]),
                      ])}
                    />
                    <DaysChart figures={own} />
                  </Box>
                )
              })}
              <Rows
                caption="Productos más vendidos, sin pedidos cancelados"
                titles={['Producto', 'Piezas']}
                rows={now.products.map(({ name, quantity }) => [name, String(quantity)])}
              />
              <Rows
                caption="Kits más vendidos, sin pedidos cancelados"
                titles={['Kit', 'Piezas']}
                rows={now.kits.map(({ name, quantity }) => [name, String(quantity)])}
              />
              <Rows
                caption="Códigos usados"
                titles={['Código', 'Pedidos']}
                rows={now.codes.map(({ code, orders }) => [code, String(orders)])}
              />
              <Rows
                caption="Idiomas"
                titles={['Idioma', 'Pedidos']}
                rows={now.languages.map(({ locale, orders }) => [
                  LANGUAGES[locale] ?? locale,
                  String(orders),
                ])}
              />
            </>
          )}
          <Rows
            caption="Pocas existencias"
            titles={['Artículo', 'Quedan']}
            rows={data.low.map(({ name, left }) => [name, String(left)])}
          />
          <Rows
            caption="Búsquedas sin resultado, este mes y el anterior"
            titles={['Búsqueda', 'Veces']}
            rows={mostMissed(data.misses)
              .slice(0, MOST_MISSED)
              .map(([text, times]) => [text, String(times)])}
          />
        </>
      )}
    </Page>
  )
}

/** Why there are no figures of the dates as typed. While a year is typed they are outside, and the last figures stay. */
const problemOf = (typed: Period, today: string): 'outside' | 'reversed' | undefined => {
  if (!isWithin(typed, today)) return 'outside'
  return isReversed(typed) ? 'reversed' : undefined
}

const changed = (now: number, before = 0): string => {
  const percent = changeInPercent(now, before)
  return percent === undefined ? '—' : `${percent > 0 ? '+' : ''}${percent} %`
}

/** What needs somebody's attention, and where it is done. */
const WAITING = [
  { title: 'Pedidos atrasados', field: 'late', place: '/orders/late' },
  { title: 'Disputas abiertas', field: 'disputes', place: '/orders/disputed' },
  { title: 'Cancelados sin reembolso completo', field: 'owed', place: '/orders/owed' },
  { title: 'Devoluciones por responder', field: 'returns', place: '/orders/return' },
  { title: 'Reseñas por leer', field: 'reviews', place: '/structure/reviews;reviews-pending' },
  { title: 'Documentos con cambios sin publicar', field: 'drafts', place: '/pending' },
] as const

const Waiting = ({ data }: { data: Overview }) => (
  <Rows
    caption="Esperan"
    titles={['Qué', 'Cuántos']}
    rows={WAITING.map(({ title, field }) => [title, String(data[field])])}
    links={Object.fromEntries(WAITING.map(({ title, place }) => [title, place]))}
  />
)
