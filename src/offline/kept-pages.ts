interface KeptPage {
  /** Path on this site, percent-encoded. */
  readonly path: string
  readonly html: string
}

/** The offline page's `html` with links to what can be read, newest first. Titles come from pages, so they are escaped already. */
export const listKeptPages = (html: string, pages: readonly KeptPage[]): string => {
  const links = pages
    .map(({ path, html: page }) => ({ path, title: /<title>([^<]*)<\/title>/.exec(page)?.[1] }))
    .filter(({ title }) => title)
    .map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`)
  return html.replace(/(<ul[^>]*\sdata-kept-pages[^>]*>)/, (list) => list + links.join(''))
}
