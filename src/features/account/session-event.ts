/** Dispatched on `window` after each change of `$session`, for the header, which loads the store only on demand. */
export const SESSION_EVENT = 'rumbo:session'
