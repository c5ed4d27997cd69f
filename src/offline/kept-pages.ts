interface KeptPage {
  /** Path on this site, percent-encoded. */
  readonly path: string
  readonly html: string
}

/** The offline page's `html` with links to the cached pages, newest first. Titles come from HTML, so they are already escaped; the shop's name at their end is dropped. */
export const listKeptPages = (html: string, pages: readonly KeptPage[]): string => {
  const links = pages
    .map(({ path, html: page }) => ({
      path,
      title: /<title>([^<]*?)(?: · [^·<]*)?<\/title>/.exec(page)?.[1],
    }))
    .filter(({ title }) => title)
    .map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
  return html.replace(/(<ul[^>]*\sdata-kept-pages[^>]*>)/, (list) => list + links.join(''))
}
