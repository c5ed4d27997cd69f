const ENTITIES: Record<string, string> = { '<': 'lt', '>': 'gt', '&': 'amp', '"': 'quot', "'": 'apos' }

/** Escapes `text` for an element or an attribute of XML. */
export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&${ENTITIES[sign]};`)
