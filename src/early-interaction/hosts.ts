/** Hosts without their code. */
export const PENDING = 'astro-island:not([data-ready]), :not(:defined)'

/** Islands that load by themselves: their forms work without them, so nothing is held for these. */
export const EAGER_ISLAND = 'astro-island:not([client=intent])'
