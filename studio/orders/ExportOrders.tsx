import { type SubmitEvent, useState } from 'react'
import { dayInHonduras } from '~/lib/honduras-time'
import { Button, Buttons, Failure, Form, Note } from '../actions/form-parts'
import { usePublished } from '../use-published'
import { csvOf } from './csv'
import { readOrders } from './order-facts'
import { PeriodFields } from './PeriodFields'
import { type Period, instantsOf } from './period'
import { PERIOD_QUERY } from './query'
import { Bar, Box } from './tool-parts'

/** Downloads the orders of a period as a CSV file. */
export function ExportOrders({ onClose }: { onClose: () => void }) {
  const client = usePublished()
  const today = dayInHonduras(new Date())
  const [period, setPeriod] = useState<Period>({ from: `${today.slice(0, 7)}-01`, until: today })
  const [state, setState] = useState<'idle' | 'reading' | 'failed' | 'none'>('idle')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('reading')
    try {
      const found: unknown = await client.fetch(PERIOD_QUERY, instantsOf(period))
      const orders = readOrders(found)
      if (orders.length === 0) {
        setState('none')
        return
      }
      download(csvOf(orders), `pedidos-${period.from}-${period.until}.csv`)
      onClose()
    } catch (error) {
      console.error(error)
      setState('failed')
    }
  }
  return (
    <Box aria-label="Exportar pedidos">
      <Form onSubmit={(event) => void submit(event)}>
        <Note>
          Un archivo CSV con una fila por pedido. Trae nombres y correos: guárdalo con cuidado y bórralo
          cuando ya no lo necesites.
        </Note>
        <Bar>
          <PeriodFields period={period} onChange={setPeriod} />
        </Bar>
        {state === 'failed' && (
          <Failure role="alert">No se pudieron leer los pedidos. Intenta de nuevo.</Failure>
        )}
        {state === 'none' && <Note role="status">No hay pedidos en ese periodo.</Note>}
        <Buttons>
          <Button type="button" onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" $primary disabled={state === 'reading'}>
            {state === 'reading' ? 'Leyendo…' : 'Descargar'}
          </Button>
        </Buttons>
      </Form>
    </Box>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
