import { type SubmitEvent, useState } from 'react'
import { dayInHonduras } from '~/i18n/dates'
import { Button, Buttons, Failure, Field, Form, Input, Note } from '../actions/form-parts'
import { csvOf } from './csv'
import { readOrders } from './order-facts'
import { instantsOf } from './period'
import { PERIOD_QUERY } from './query'
import { Bar, Box } from './tool-parts'
import { usePublished } from './use-orders'

/** Downloads the orders of a period as a CSV file. */
export function ExportOrders({ onClose }: { onClose: () => void }) {
  const client = usePublished()
  const today = dayInHonduras(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 7)}-01`)
  const [until, setUntil] = useState(today)
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('reading')
    try {
      const found: unknown = await client.fetch(PERIOD_QUERY, instantsOf({ from, until }))
      download(csvOf(readOrders(found)), `pedidos-${from}-${until}.csv`)
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
          <Field>
            Desde
            <Input
              type="date"
              required
              value={from}
              max={until}
              onChange={({ target }) => setFrom(target.value)}
            />
          </Field>
          <Field>
            Hasta
            <Input
              type="date"
              required
              value={until}
              min={from}
              onChange={({ target }) => setUntil(target.value)}
            />
          </Field>
        </Bar>
        {state === 'failed' && (
          <Failure role="alert">No se pudieron leer los pedidos. Intenta de nuevo.</Failure>
        )}
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
