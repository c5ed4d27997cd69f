import type { AssetFolder } from '../assets/folder'
import type { Perspective, View } from '../query/views'
import type { Store } from '../store/store'
import type { Webhook } from '../webhooks/payload'
import type { Access } from './access'

/** What the routes share. */
export interface Lake {
  readonly projectId: string
  readonly projectTitle: string
  readonly dataset: string
  /** Base URL, also of assets. */
  readonly url: string
  /** Browser origins that may use tokens. */
  readonly origins: readonly string[]
  readonly webhooks: readonly Webhook[]
  readonly access: Access
  readonly store: Store
  readonly assets: AssetFolder
  view(perspective: Perspective, anonymous: boolean): View
  /** What this user's queries see; `undefined` without a token. */
  queryView(perspective: Perspective, user: string | undefined): View
}
