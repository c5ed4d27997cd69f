import * as v from 'valibot'
import { RETURN_KEY } from '~/features/account/forget-tab'
import { integer } from '~/lib/integer'

const draftSchema = v.object({
  /** The order's tracking number. */
  number: v.string(),
  /** Pieces by product. */
  quantities: v.record(v.string(), integer),
  reason: v.string(),
})

export type ReturnDraft = v.InferOutput<typeof draftSchema>

/** What was entered in this tab for a return of the order and not sent yet. */
export const readReturnDraft = (number: string): ReturnDraft | undefined => {
  try {
    const draft = v.safeParse(draftSchema, JSON.parse(sessionStorage.getItem(RETURN_KEY) ?? 'null'))
    return draft.success && draft.output.number === number ? draft.output : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft in this tab, or forgets it. */
export const keepReturnDraft = (draft: ReturnDraft | undefined): void => {
  try {
    if (draft) sessionStorage.setItem(RETURN_KEY, JSON.stringify(draft))
    else sessionStorage.removeItem(RETURN_KEY)
  } catch {
    // Where storage is blocked, it lasts as long as the page.
  }
}
