import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { onDayInHonduras } from '~/lib/honduras-time'
import { moneyText } from '../schemaTypes/previews/money'
import { shortDay } from '../schemaTypes/previews/time'
import type { CurrencyFigures } from './figures'
import { Rows } from './Rows'

const noon = (day: string) => onDayInHonduras(day, '12:00').toISOString()

/** Revenue per day as bars, with the figures in a table behind them. */
export const DaysChart = ({ figures: { currency, days } }: { figures: CurrencyFigures }) => {
  const money = (minorUnits: unknown) => moneyText(minorUnits, currency)
  return (
    <figure style={{ margin: '1rem 0' }}>
      <figcaption>Ingresos por día en {currency}</figcaption>
      <div aria-hidden="true">
        <ResponsiveContainer width="100%" height={240}>
          <BarChart data={[...days]} accessibilityLayer={false}>
            <CartesianGrid vertical={false} strokeOpacity={0.3} />
            <XAxis dataKey="day" tickFormatter={(day: string) => shortDay(noon(day))} minTickGap={24} />
            <YAxis width={90} tickFormatter={money} />
            <Tooltip
              formatter={(value) => [money(value), 'Ingresos']}
              labelFormatter={(day) => shortDay(noon(String(day)))}
            />
            <Bar dataKey="revenue" fill="#1f5fa8" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <details>
        <summary>Ver los números</summary>
        <Rows
          caption={`Por día en ${currency}`}
          titles={['Día', 'Pedidos', 'Ingresos', 'Reembolsos']}
          rows={days
            .filter(({ orders }) => orders > 0)
            .map(({ day, orders, revenue, refunded }) => [
              day,
              String(orders),
              money(revenue),
              money(refunded),
            ])}
        />
      </details>
    </figure>
  )
}
