import type { SanityDocument } from '@sanity/client'
import { createLake } from './lake'

/** Everything that editors write, drafts and pictures included; not what the shop itself writes. */
const WRITTEN = '*[!(_type in ["order", "webhookDelivery"])] | order(_type desc)'

/** Remembers the content of the lake; what it answers puts it back as it was. */
export const rememberContent = async (): Promise<() => Promise<void>> => {
  const client = createLake('sk-local-editor').client.withConfig({ perspective: 'raw' })
  const before = await client.fetch<SanityDocument[]>(WRITTEN)
  return async () => {
    const after = await client.fetch<SanityDocument[]>(WRITTEN)
    const known = new Map(before.map((document) => [document._id, document]))
    const found = new Map(after.map((document) => [document._id, document]))
    const undo = client.transaction()
    for (const document of before)
      if (found.get(document._id)?._rev !== document._rev) undo.createOrReplace(document)
    // Assets come last by their type's name: by then nothing refers to them.
    for (const { _id } of after) if (!known.has(_id)) undo.delete(_id)
    if (undo.toJSON().length > 0) await undo.commit({ visibility: 'async' })
  }
}
