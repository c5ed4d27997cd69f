/** The age assumed for a child if none is given. */
export const USUAL_AGE = 8
