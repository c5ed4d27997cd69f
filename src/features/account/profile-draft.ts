import { z } from '~/lib/browser-zod'
import { DRAFT_KEY, forgetDraft } from './forget-draft'
import type { ProfileFields } from './sign-up-form'

const draftSchema = z.object({
  owner: z.string(),
  fields: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    country: z.string(),
    dateOfBirth: z.string(),
  }),
})

/** Keeps unsaved edits in this tab, so that a change of language does not lose them. */
export const keepDraft = (owner: string, fields: ProfileFields): void => {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ owner, fields }))
  } catch {
    // Where storage is blocked the edits last as long as the page.
  }
}

/** The unsaved edits of `owner` in this tab; those of somebody else are removed. */
export const readDraft = (owner: string): ProfileFields | undefined => {
  try {
    const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')).data
    if (draft?.owner === owner) return draft.fields
    forgetDraft()
    return undefined
  } catch {
    return undefined
  }
}
