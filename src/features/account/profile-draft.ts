import * as v from 'valibot'
import { DRAFT_KEY, forgetDraft } from './forget-tab'
import type { ProfileFields } from './sign-up-form'

const draftSchema = v.object({
  owner: v.string(),
  fields: v.object({
    firstName: v.string(),
    lastName: v.string(),
    phone: v.string(),
    country: v.string(),
    // An incomplete date cannot be shown again.
    dateOfBirth: v.fallback(v.pipe(v.string(), v.isoDate()), ''),
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

/** The unsaved edits of `owner` in this tab; those of anyone else are removed. */
export const readDraft = (owner: string): ProfileFields | undefined => {
  try {
    const draft = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null'))
    if (draft.success && draft.output.owner === owner) return draft.output.fields
    forgetDraft()
    return undefined
  } catch {
    return undefined
  }
}
