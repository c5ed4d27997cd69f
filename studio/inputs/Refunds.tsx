import { createContext, useContext } from 'react'
import { type ArrayOfObjectsInputProps, type PreviewProps, useFormValue } from 'sanity'
import { moneyText } from '../schemaTypes/previews/money'

/** Currency of the order whose refunds are shown. A preview may also be outside a form, which has no values to read. */
export const Currency = createContext<unknown>(undefined)

/** The refunds of an order, in its currency. */
export const RefundsInput = (props: ArrayOfObjectsInputProps) => (
  <Currency value={useFormValue(['currency'])}>{props.renderDefault(props)}</Currency>
)

interface Refund {
  readonly amount?: unknown
  readonly state: string
}

/** A refund as it is prepared for previews, which do not know the currency. */
export const refundTitle = (refund: Refund, currency?: unknown) => ({
  ...refund,
  title: [moneyText(refund.amount, currency), refund.state].filter(Boolean).join(' · '),
})

/** `L 100.00 · Hecho`, in the currency of the order around it. */
export const RefundPreview = (props: PreviewProps) => {
  const currency = useContext(Currency)
  const { amount, state } = props as Partial<Refund>
  return props.renderDefault(
    state === undefined ? props : { ...props, ...refundTitle({ amount, state }, currency) },
  )
}
