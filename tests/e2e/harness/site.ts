import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

/** The site as it is served, page by page, without a browser. */
export interface Site {
  get(path: string): Promise<APIResponse>
  text(path: string): Promise<string>
  /** Waits until a build has brought a page that holds `words`. */
  shows(path: string, words: string): Promise<void>
  /** Paths of all pages of the sitemap. */
  pages(): Promise<string[]>
  /** When the sitemap says that a page was changed. */
  changed(path: string): Promise<string | undefined>
  /** The structured data of one kind in a page. */
  data(path: string, type: string): Promise<Record<string, unknown> | undefined>
}

/** Time for one build that runs already and the one after it, in milliseconds. */
export const BUILD = { timeout: 45_000, intervals: [200] }

export const createSite = (request: APIRequestContext): Site => {
  // Followed by nobody: a page that is gone must not look like the one it leads to.
  const get = (path: string) => request.get(path, { maxRedirects: 0 })
  const text = async (path: string) => (await get(path)).text()
  const urls = async () =>
    [...(await text('/sitemap.xml')).matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)].map(
      ([, address = '', changed]) => ({ path: new URL(address).pathname, changed }),
    )
  return {
    get,
    text,
    shows: (path, words) =>
      expect
        .poll(async () => (await text(path)).includes(words), { ...BUILD, message: `${words} on ${path}` })
        .toBe(true),
    pages: async () => (await urls()).map(({ path }) => path),
    changed: async (path) => (await urls()).find((url) => url.path === path)?.changed,
    async data(path, type) {
      const scripts = (await text(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)
      return [...scripts]
        .map(([, json = '{}']) => JSON.parse(json) as Record<string, unknown>)
        .find((data) => data['@type'] === type)
    },
  }
}
