import type { DocumentActionComponent } from 'sanity'
import { isSingleton } from '../schemaTypes/singletons'
import { AdvanceShipment } from './advance-shipment'
import { duplicateWithoutSlug } from './duplicate'
import { viewOnSite } from './view-on-site'

const views = [viewOnSite('es'), viewOnSite('en')]

/** Exactly one exists, and the site needs it. */
const NOT_FOR_SINGLETONS = new Set(['duplicate', 'delete', 'unpublish'])
/** Records of payments are kept. */
const NOT_FOR_ORDERS = new Set(['duplicate', 'delete', 'unpublish'])

/** The actions for a document of `type`, the most frequent first. */
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
