import { type SanityDocument, getPublishedId } from 'sanity'
import { privateIdsOf } from '~/content/model'

/** Refuses a document that anyone could read, such as one that a script made. */
export const hasPrivateId = (document: SanityDocument | undefined): true | string =>
  document === undefined ||
  getPublishedId(document._id).startsWith(privateIdsOf(document._type)) ||
  'Créalo en «Promociones»: este se podría leer desde fuera antes de tiempo.'
