import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { TruckIcon } from '../icons'
import { OrdersTool } from './OrdersTool'

/** Studio tool for shipping orders; its address names the list. */
export const ordersTool: Tool = {
  name: 'orders',
  title: 'Envíos',
  icon: TruckIcon,
  component: OrdersTool,
  router: route.create('/:list'),
}
