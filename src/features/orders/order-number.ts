/** Whether the text looks like an {@link orderNumber} rather than a tracking number. */
export const looksLikeOrderNumber = (text: string): boolean => /^[0-9A-F]{10}$/.test(text)

/**
 * The number that people know an order by: the first ten characters of its id, so `order.3f9a2c41b7…` is `3F9A2C41B7`.
 */
export const orderNumber = (documentId: string): string =>
  documentId
    .replace(/^drafts\./, '')
    .replace(/^order\./, '')
    .slice(0, 10)
    .toUpperCase()
