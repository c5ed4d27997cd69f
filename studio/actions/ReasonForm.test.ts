import { ToastProvider } from '@sanity/ui/toast'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReasonForm } from './ReasonForm'

test('REFUND-02 an order is not canceled, nor a return answered, without words for the buyer', () => {
  const form = createElement(ReasonForm, {
    note: 'Se le avisa una vez.',
    label: 'Motivo',
    confirm: 'Cancelar el pedido',
    done: 'Pedido cancelado.',
    onConfirm: async () => undefined,
    onCancel: () => undefined,
  })
  expect(renderToStaticMarkup(createElement(ToastProvider, null, form))).toMatch(/<textarea[^>]* required=""/)
})
