import type { SanityClient } from '@sanity/client'

/** Where pictures of the content lake are on the shop's own origin, which passes requests on to the lake (docs/decisions/010). */
export const PICTURES = '/pictures'

/** `https://cdn.sanity.io/images/project/dataset/name.jpg` as `/pictures/name.jpg`; a query is left out. */
export const pictureAddress = (url: string): string =>
  new URL(url).pathname.replace(/^\/images\/[^/]+\/[^/]+/, PICTURES)

/** The lake's image service: what {@link PICTURES} stands for. Without a slash at the end. */
export const pictureService = (client: SanityClient): string => {
  const { apiHost, projectId, dataset } = client.config()
  return `${apiHost.replace('//api.', '//cdn.')}/images/${projectId}/${dataset}`
}

/** Netlify proxies pictures to the image service by this line of `_redirects`. */
export const pictureRedirect = (client: SanityClient) =>
  ({ from: `${PICTURES}/*`, to: `${pictureService(client)}/:splat`, status: 200 }) as const
