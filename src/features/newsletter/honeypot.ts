/** A field that people do not see and leave empty; programs that fill in every field give themselves away. */
export const HONEYPOT = 'website'
