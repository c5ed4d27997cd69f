/** The id of a document's published version, from that of any of its versions. */
export const publishedId = (id: string): string => id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
