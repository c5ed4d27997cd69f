import * as v from 'valibot'

/** A schema for browsers: a whole number, such as an amount in minor units. */
export const integer = v.pipe(v.number(), v.integer())
