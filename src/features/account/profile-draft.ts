import { z } from '~/lib/browser-zod'
import type { ProfileFields } from './sign-up-form'

const KEY = 'travelstore-profile-draft'

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
    sessionStorage.setItem(KEY, JSON.stringify({ owner, fields }))
  } catch {
    // Where storage is blocked the edits last as long as the page.
  }
}

/** The unsaved edits of `owner` in this tab. */
export const readDraft = (owner: string): ProfileFields | undefined => {
  try {
    const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data
    return draft?.owner === owner ? draft.fields : undefined
  } catch {
    return undefined
  }
}

export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
