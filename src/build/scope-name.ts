/** Astro's attribute of elements with scoped styles, shorter: `data-5ivci` for `data-astro-cid-5ivcixwv`. */
export const shortScopes = (code: string): string =>
  code.replace(/\bdata-astro-cid-(\w{5})\w{3}\b/g, 'data-$1')
