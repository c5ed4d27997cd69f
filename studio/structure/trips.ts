import type { StructureBuilder } from 'sanity/structure'
import { CompassIcon } from '../icons'
import { orderOf, wholeList } from './lists'

/** What the trip planner knows. */
export const trips = (S: StructureBuilder) =>
  S.listItem()
    .id('trips')
    .title('Planificador de viajes')
    .icon(CompassIcon)
    .child(
      S.list()
        .id('trips')
        .title('Planificador de viajes')
        .items([
          wholeList(S, 'destination', 'Destinos'),
          wholeList(S, 'activity', 'Actividades'),
          wholeList(S, 'leg', 'Trayectos', { field: '_id', direction: 'asc' }),
          wholeList(S, 'packingItem', 'Cosas para la maleta'),
          S.divider(),
          orderOf(S, 'destination', 'Orden de los destinos'),
          orderOf(S, 'activity', 'Orden de las actividades'),
          orderOf(S, 'packingItem', 'Orden de las cosas'),
        ]),
    )
