import type { DocumentActionComponent } from 'sanity'
import { isSingleton } from '../schemaTypes/singletons'
import { AdvanceShipment } from './advance-shipment'
import { duplicateWithoutSlug } from './duplicate'
import { viewOnSite } from './view-on-site'

const views = [viewOnSite('es'), viewOnSite('en')]

/** There is one, and the site needs it. */
const NOT_FOR_SINGLETONS = new Set(['duplicate', 'delete', 'unpublish'])
/** A record of a payment stays as it is. */
const NOT_FOR_ORDERS = new Set(['duplicate', 'delete', 'unpublish'])

/** What can be done with a document of `type`, the most likely first. */
export const documentActions = (
  actions: readonly DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] => {
  if (type === 'order') {
    const allowed = actions.filter(({ action }) => !NOT_FOR_ORDERS.has(action ?? ''))
    return [AdvanceShipment, ...allowed, ...views]
  }
  const allowed = isSingleton(type)
    ? actions.filter(({ action }) => !NOT_FOR_SINGLETONS.has(action ?? ''))
    : actions.map((action) => (action.action === 'duplicate' ? duplicateWithoutSlug(action) : action))
  return [...allowed, ...views]
}
