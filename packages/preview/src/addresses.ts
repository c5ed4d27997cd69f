/** Where the Studio opens the preview, with a secret that it has written into the dataset. */
export const ENABLE = '/api/preview/enable'

/** Answers with the version of all content. */
export const VERSION = '/api/preview/version'

/** Cookie with what the preview shows: drafts or what is published. It opens nothing. */
export const PERSPECTIVE_COOKIE = 'rumbo-preview-perspective'
