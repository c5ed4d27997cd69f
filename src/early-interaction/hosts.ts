/** Hosts whose code has not loaded. */
export const PENDING = 'astro-island:not([data-ready]), :not(:defined)'

/** Islands that load without intent; their forms work without JavaScript, so nothing is held for them. */
export const EAGER_ISLAND = 'astro-island:not([client=intent])'
