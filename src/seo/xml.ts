/** `text` as it may stand in an element or an attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
