export interface EmbedPost {
  readonly isFacebookEmbed?: unknown
}

const HOSTS = ['facebook.com', 'fb.watch']

/** The address of a Facebook publication: needed when the post is one. */
export const isFacebookAddress = (value: unknown, post: EmbedPost | undefined): true | string => {
  if (value === undefined) return post?.isFacebookEmbed !== true || 'Pega el enlace de la publicación.'
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined
  const known = HOSTS.some((host) => url?.hostname === host || url?.hostname.endsWith(`.${host}`))
  return (url?.protocol === 'https:' && known) || 'Pega un enlace de Facebook que empiece con https://.'
}
