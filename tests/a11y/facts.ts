import type { Page } from '@playwright/test'

/** Visible or announced text, with its declared language. */
export interface LanguageText {
  readonly text: string
  readonly lang: string
}

/** Metadata and content of a page, as parsed by the browser. */
export interface PageFacts {
  readonly lang: string
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: readonly string[]
  /** `hreflang` to address. */
  readonly alternates: readonly (readonly [string, string])[]
  readonly shareImage: string
  readonly headings: readonly string[]
  readonly picturesWithoutAlt: readonly string[]
  /** The texts of `script[type='application/ld+json']`. */
  readonly jsonLd: readonly string[]
  readonly texts: readonly LanguageText[]
}

/** Reads the open page, in one round trip. */
export const readFacts = (page: Page): Promise<PageFacts> =>
  page.evaluate(() => {
    const all = <E extends Element = HTMLElement>(selector: string) => [
      ...document.querySelectorAll<E>(selector),
    ]
    const content = (selector: string) => document.querySelector<HTMLMetaElement>(selector)?.content ?? ''
    const langOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang ?? ''
    const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
    /** An element's own text, without that of nested blocks. */
    const ownWords = (element: Element): string =>
      [...element.childNodes]
        .map((node) =>
          node instanceof Text
            ? node.data
            : node instanceof Element && /^(A|B|EM|STRONG|SPAN|S|TIME)$/.test(node.tagName)
              ? langOf(node) === langOf(element)
                ? ownWords(node)
                : ''
              : ' ',
        )
        .join('')
    const blocks = all('body *:not(script, style, template, noscript, a, b, em, strong, s, time)')
    const spoken = ['alt', 'aria-label', 'placeholder', 'title'].flatMap((name) =>
      all(`[${name}]`).map((element) => ({ text: clean(element.getAttribute(name)), lang: langOf(element) })),
    )
    return {
      lang: document.documentElement.lang,
      title: document.title,
      description: content('meta[name=description]'),
      robots: content('meta[name=robots]'),
      canonical: all<HTMLLinkElement>('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      alternates: all<HTMLLinkElement>('link[rel=alternate][hreflang]').map(
        (link) => [link.hreflang, link.getAttribute('href') ?? ''] as const,
      ),
      shareImage: content('meta[property="og:image"]'),
      headings: all('h1')
        .filter((heading) => heading.checkVisibility())
        .map((heading) => clean(heading.textContent)),
      picturesWithoutAlt: all<HTMLImageElement>('img:not([alt]), svg[role=img]:not([aria-label])').map(
        (picture) => picture.outerHTML.slice(0, 120),
      ),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
      texts: [
        ...blocks.map((element) => ({ text: clean(ownWords(element)), lang: langOf(element) })),
        ...spoken,
      ]
        .filter(({ text }) => text.includes(' '))
        .filter(({ text }, i, list) => list.findIndex((other) => other.text === text) === i),
    }
  })
