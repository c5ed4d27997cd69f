/** JSON for a script element, escaped so that it cannot end the element or start a comment. */
export const jsonLdText = (object: object): string =>
  JSON.stringify(object).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
