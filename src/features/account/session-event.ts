/** On `window`, after each change of `$session`: wakes the header, which does not load the store by itself. */
export const SESSION_EVENT = 'rumbo:session'
