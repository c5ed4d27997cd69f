import { DEPLOY_REQUEST } from './deploys'
import { CONTENT_TYPES } from './model'
import { discountCode } from './model/discount-code'
import { order } from './model/order'

const types = [...CONTENT_TYPES, order, discountCode].map(({ name }) => name)

/**
 * Filter of the content webhook, here and at Sanity (README, "Go live"): what pages show, orders (for emails to
 * buyers), discount codes and the Studio's "Publish now". Nothing else that the functions write calls the webhook.
 */
export const WEBHOOK_FILTER =
  `_type in [${[...types, DEPLOY_REQUEST].map((name) => `"${name}"`).join(', ')}]` +
  ' && (_type != "review" || before().status == "published" || after().status == "published")'

export const WEBHOOK_PROJECTION =
  '{_id, _type, _rev, "slug": slug.current, "operation": delta::operation(), "status": after().status, "was": before().status}'
