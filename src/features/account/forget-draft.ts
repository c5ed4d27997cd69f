export const DRAFT_KEY = 'travelstore-profile-draft'

/** Removes the unsaved edits of the profile from this tab. */
export const forgetDraft = (): void => {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing was kept.
  }
}
