/** A field that people do not see and leave empty; bots that fill in every field give themselves away. */
export const HONEYPOT = 'website'
