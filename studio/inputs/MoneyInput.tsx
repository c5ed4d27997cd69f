import { type NumberInputProps, useFormValue } from 'sanity'
import { moneyText } from '../schemaTypes/previews/money'

/** An amount of an order, which nobody can change: minor units of the order's currency. */
export const MoneyInput = ({ value, elementProps: { id } }: NumberInputProps) => {
  const currency = useFormValue(['currency'])
  return <output id={id}>{moneyText(value, currency)}</output>
}
