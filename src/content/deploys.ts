import { z } from 'zod'

/** Document that the Studio writes to publish without waiting; its type has the same name. */
export const DEPLOY_REQUEST = 'deployRequest'

/** Document of the functions. The dot hides it from readers without a token. */
export const DEPLOYS_ID = 'deploys.state'

/** Content changes, and which of them have been sent to the host. Times are ISO 8601. */
export const deploysDocument = z.object({
  _rev: z.string(),
  /** Number of changes so far. */
  changes: z.int(),
  /** How many of them the last deploy contains. */
  sent: z.int(),
  sentAt: z.iso.datetime().nullish(),
  /** No deploy is sent before this time, unless an editor asks for one. */
  notBefore: z.iso.datetime().nullish(),
  /** When a function began to send a deploy that has not been confirmed. */
  claimedAt: z.iso.datetime().nullish(),
})
export type Deploys = z.infer<typeof deploysDocument>

export const waitingChanges = ({ changes, sent }: Pick<Deploys, 'changes' | 'sent'>): number =>
  Math.max(0, changes - sent)
