/** The age assumed for a child if none is given. */
export const USUAL_AGE = 8

/** The age assumed for a teenager. */
export const TEEN_AGE = 14
