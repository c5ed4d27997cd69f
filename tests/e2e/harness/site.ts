import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'

/** The site as served, without a browser. */
export interface Site {
  get(path: string): Promise<APIResponse>
  text(path: string): Promise<string>
  /** Waits until a build has published a page that contains `words`. */
  shows(path: string, words: string): Promise<void>
  /** Paths of all pages of the sitemap. */
  pages(): Promise<string[]>
  /** The last change of a page according to the sitemap. */
  changed(path: string): Promise<string | undefined>
  /** The structured data of one type on a page. */
  data(path: string, type: string): Promise<Record<string, unknown> | undefined>
}

/** Time for a running build and the next one, in milliseconds. */
const BUILD = { timeout: 90_000, intervals: [200] }

export const createSite = (request: APIRequestContext): Site => {
  // Without following redirects, which would hide that a page is gone.
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
