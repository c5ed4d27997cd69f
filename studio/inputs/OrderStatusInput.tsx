import { type StringInputProps, useFormValue } from 'sanity'
import { styled } from 'styled-components'
import { Note } from '../actions/form-parts'
import { type DeskOrder, shownStatus } from '../orders/order-facts'

const SmallNote = styled(Note)`
  margin-block-start: 0.5rem;
  font-size: 0.8125rem;
`

/** The status of an order as lists and buyers read it: one refunded in full before it left is cancelled. */
export const OrderStatusInput = (props: StringInputProps) => {
  const status = props.value as DeskOrder['status']
  const refunds = useFormValue(['refunds']) as DeskOrder['refunds']
  const total = useFormValue(['total']) as number
  const shown = shownStatus({ status, total, refunds })
  return (
    <>
      {props.renderDefault({ ...props, value: shown })}
      {shown !== status && (
        <SmallNote>Se reembolsó completo antes de salir: cuenta como cancelado.</SmallNote>
      )}
    </>
  )
}
