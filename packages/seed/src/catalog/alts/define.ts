import type { Pair } from '../../editorial/localized'

/** Alternative texts by picture id. */
export type Alts = Readonly<Record<string, Pair<string>>>
