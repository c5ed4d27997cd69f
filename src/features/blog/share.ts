export interface ShareTarget {
  readonly name: string
  readonly href: string
}

/** Where an article can be shared: `url` is absolute. The photo network has no share address, so it is our profile. */
export const shareTargets = (title: string, url: string, instagramUrl?: string): ShareTarget[] => [
  { name: 'X', href: withQuery('https://x.com/intent/post', { text: title, url }) },
  { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
  { name: 'WhatsApp', href: withQuery('https://wa.me/', { text: `${title} ${url}` }) },
  ...(instagramUrl ? [{ name: 'Instagram', href: instagramUrl }] : []),
]

const withQuery = (address: string, query: Record<string, string>): string =>
  `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`
