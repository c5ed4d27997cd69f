import type { SanityClient } from '@sanity/client'
import { PICTURES } from '~/lib/pictures'
import { signPicture } from './picture-signature'

/**
 * Address on the shop's own origin (docs/decisions/010) of the part `rect` of a file of the image service, such as
 * `/pictures/1f-1200x800.jpg?s=0123456789ab`. A page adds `&w=` and, unless it shows a square, `&h=`.
 */
export const pictureAddress = (url: string, rect: string | undefined, secret: string): string => {
  const name = new URL(url).pathname.split('/').at(-1) ?? ''
  const query = `s=${signPicture(name, rect, secret)}`
  return `${PICTURES}/${name}?${rect === undefined ? query : `${query}&rect=${rect}`}`
}

/** The image service of the dataset, without a slash at the end. */
export const pictureService = (client: SanityClient): string => {
  const { apiHost, projectId, dataset } = client.config()
  return `${apiHost.replace('//api.', '//cdn.')}/images/${projectId}/${dataset}`
}
