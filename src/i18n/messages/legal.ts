import type { Translation } from '../format'
export const en = {
  updated: 'Last updated:',
  contents: 'On this page',
  backToShop: 'Back to the shop',
  others: 'Our other policies',
  legal: 'Legal',
  invalid: 'Please select a valid policy type.',
  invalidHint: 'These are our policies:',
} as const

export const es: Translation<typeof en> = {
  updated: 'Última actualización:',
  contents: 'En esta página',
  backToShop: 'Volver a la tienda',
  others: 'Nuestras otras políticas',
  legal: 'Legal',
  invalid: 'Por favor, selecciona un tipo de política válido.',
  invalidHint: 'Estas son las políticas de la tienda:',
}
