import type { StructureBuilder } from 'sanity/structure'
import { CheckIcon, ClockIcon, CrossIcon, KitIcon, OrderIcon, SaleIcon, ScaleIcon, TruckIcon } from '../icons'
import { FILTERS } from './filters'
import { filteredList, wholeList } from './lists'

const newest = { field: 'paidAt', direction: 'desc' } as const
const oldest = { field: 'paidAt', direction: 'asc' } as const

/** Orders by status; where an editor has to act, the oldest come first. */
export const orders = (S: StructureBuilder) =>
  S.listItem()
    .id('orders')
    .title('Pedidos')
    .icon(OrderIcon)
    .child(
      S.list()
        .id('orders')
        .title('Pedidos')
        .items([
          filteredList(S, 'new', {
            title: 'Nuevos',
            icon: ClockIcon,
            filter: FILTERS.ordersNew,
            order: oldest,
          }),
          filteredList(S, 'to-pack', {
            title: 'Por empacar',
            icon: KitIcon,
            filter: FILTERS.ordersToPack,
            order: oldest,
          }),
          filteredList(S, 'moving', {
            title: 'En camino',
            icon: TruckIcon,
            filter: FILTERS.ordersMoving,
            order: oldest,
          }),
          filteredList(S, 'late', {
            title: 'Atrasados',
            icon: ClockIcon,
            filter: FILTERS.ordersLate,
            order: oldest,
          }),
          filteredList(S, 'return', {
            title: 'Piden devolución',
            icon: OrderIcon,
            filter: FILTERS.ordersReturn,
            order: oldest,
          }),
          filteredList(S, 'returning', {
            title: 'Devoluciones aprobadas',
            icon: OrderIcon,
            filter: FILTERS.ordersReturning,
            order: oldest,
          }),
          filteredList(S, 'disputed', {
            title: 'Disputas abiertas',
            icon: ScaleIcon,
            filter: FILTERS.ordersDisputed,
            order: oldest,
          }),
          filteredList(S, 'owed', {
            title: 'Por reembolsar',
            icon: SaleIcon,
            filter: FILTERS.ordersOwed,
            order: oldest,
          }),
          filteredList(S, 'refunded', {
            title: 'Reembolsados',
            icon: SaleIcon,
            filter: FILTERS.ordersRefunded,
            order: newest,
          }),
          filteredList(S, 'delivered', {
            title: 'Entregados',
            icon: CheckIcon,
            filter: FILTERS.ordersDelivered,
            order: newest,
          }),
          filteredList(S, 'cancelled', {
            title: 'Cancelados',
            icon: CrossIcon,
            filter: FILTERS.ordersCancelled,
            order: newest,
          }),
          S.divider(),
          wholeList(S, 'order', 'Todos los pedidos', newest),
        ]),
    )
