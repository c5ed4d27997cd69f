import type { Perspective, View } from '../query/views'
import type { Store } from '../store/store'
import type { AssetFolder } from '../assets/folder'

/** What the routes share. */
export interface Lake {
  readonly projectId: string
  readonly dataset: string
  /** Base address, as clients call it; part of asset addresses. */
  readonly url: string
  readonly store: Store
  readonly assets: AssetFolder
  view(perspective: Perspective, anonymous: boolean): View
}
