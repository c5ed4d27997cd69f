import type { SanityClient } from '@sanity/client'

/** Where pictures of the content lake are on the shop's own origin, which passes requests on to the lake (decision 105). */
export const PICTURES = '/pictures'

/** `https://cdn.sanity.io/images/project/dataset/name.jpg` as `/pictures/name.jpg`; a query is left out. */
export const pictureAddress = (url: string): string =>
  new URL(url).pathname.replace(/^\/images\/[^/]+\/[^/]+/, PICTURES)

/** The lake's image service: what {@link PICTURES} stands for. Without a slash at the end. */
export const pictureService = (client: SanityClient): string => {
  const { apiHost, projectId, dataset } = client.config()
  return `${apiHost.replace('//api.', '//cdn.')}/images/${projectId}/${dataset}`
}

/** The line of `_redirects` by which the CDN passes pictures on. */
export const pictureRule = (client: SanityClient): string =>
  `${PICTURES}/* ${pictureService(client)}/:splat 200\n`
