import type { DocumentActionComponent } from 'sanity'
import { documentType } from '~/content/model'
import { LOCALES } from '~/i18n/locales'
import { isSingleton } from '../schemaTypes/singletons'
import { AdvanceShipment } from './advance-shipment'
import { ApproveReturn, DeclineReturn } from './answer-return'
import { CancelOrder } from './cancel-order'
import { discardUnread } from './discard-unread'
import { duplicateAsNew } from './duplicate'
import { forWriters } from './for-writers'
import { DeclineReview, PublishReview } from './moderate-review'
import { EditOrder } from './edit-order'
import { OpenPayment } from './open-payment'
import { PrintOrder } from './print-order'
import { publishWhenChecked } from './publish-when-checked'
import { PutBack } from './put-back'
import { SendAgain } from './send-again'
import { unpublishToDraft } from './unpublish-to-draft'
import { viewOnSite } from './view-on-site'

const views = LOCALES.map(viewOnSite)
const advancing = [AdvanceShipment, ApproveReturn, DeclineReturn, PutBack, EditOrder].map(forWriters)
const afterwards = [SendAgain, CancelOrder, OpenPayment].map(forWriters)
const moderating = [PublishReview, DeclineReview].map(forWriters)

/** The site needs them: the footer and the sign-up link to every policy. */
const isNeeded = (type: string) => isSingleton(type) || type === 'policy'
const NOT_FOR_NEEDED = new Set(['duplicate', 'delete', 'unpublish'])
/** Editors can only view them. */
const WRITTEN_BY_FUNCTIONS = new Set(['stock', 'availability'])
/** Records of payments are kept, and an old draft must not replace them. */
const NOT_FOR_ORDERS = new Set(['duplicate', 'delete', 'unpublish', 'publish'])

const ownAction = (action: DocumentActionComponent): DocumentActionComponent => {
  switch (action.action) {
    case 'publish':
      return publishWhenChecked(action)
    case 'discardChanges':
      return discardUnread(action)
    case 'unpublish':
      return unpublishToDraft(action)
    case 'duplicate':
      return duplicateAsNew(action)
    default:
      return action
  }
}

/** The actions for a document of `type`, the most frequent first. */
export const documentActions = (
  actions: readonly DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] => {
  if (type === 'order') {
    const allowed = actions.filter(({ action }) => !NOT_FOR_ORDERS.has(action ?? ''))
    return [...advancing, PrintOrder, ...afterwards, ...allowed, ...views]
  }
  if (type === 'review') return moderating
  if (WRITTEN_BY_FUNCTIONS.has(type)) return []
  const own = actions.map(ownAction)
  // A duplicate would get a public id.
  if (documentType(type)?.isPrivate) return own.filter(({ action }) => action !== 'duplicate')
  const allowed = isNeeded(type) ? own.filter(({ action }) => !NOT_FOR_NEEDED.has(action ?? '')) : own
  return [...allowed, ...views]
}
