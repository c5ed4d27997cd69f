export interface ShareTarget {
  readonly name: string
  readonly href: string
  /** The network has no share links, so this is the shop's profile. */
  readonly isProfile: boolean
}

/** Share links for an article; `url` is absolute. */
export const shareTargets = (title: string, url: string, instagramUrl?: string): ShareTarget[] => [
  share('X', 'https://x.com/intent/post', { text: title, url }),
  share('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
  share('WhatsApp', 'https://wa.me/', { text: `${title} ${url}` }),
  ...(instagramUrl ? [{ name: 'Instagram', href: instagramUrl, isProfile: true }] : []),
]

const share = (name: string, address: string, query: Record<string, string>): ShareTarget => ({
  name,
  href: `${address}?${Object.entries(query)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`,
  isProfile: false,
})
