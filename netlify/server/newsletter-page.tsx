import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { MESSAGES } from './messages/server'
import { page } from './respond'

const STYLES = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#fbf6ee, #0b1d24); color: light-dark(#10303a, #eaf3f1); }
main { max-inline-size: 32rem; margin: 12vh auto; padding-inline: 1.25rem; overflow-wrap: anywhere; }
h1 { font: 600 1.75rem/1.2 Georgia, serif; }
button { min-block-size: 3rem; padding: .6rem 1.5rem; border: 0; border-radius: 99px; font: inherit; font-weight: 600;
  background: light-dark(#bf3f19, #ff9a76); color: light-dark(#fff, #2a0f06); cursor: pointer; }
a { color: light-dark(#0e4c5c, #8fd3d6); }`

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLES).digest('base64')}`

type Purpose = 'unsubscribe' | 'confirm'

interface Page {
  readonly locale: Locale
  readonly title: string
  readonly children: ReactNode
}

const Page = ({ locale, title, children }: Page) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: STYLES }} />
    </head>
    <body>
      <main>
        <h1>{title}</h1>
        {children}
        <p>
          <a href={pathFor('home', locale)}>{MESSAGES[locale].newsletter.shop}</a>
        </p>
      </main>
    </body>
  </html>
)

const respondWith = (content: ReactNode, status = 200, headers: Readonly<Record<string, string>> = {}) =>
  page(`<!doctype html>${renderToStaticMarkup(content)}`, STYLE_HASH, status, headers)

/** Asks for confirmation, as mail clients prefetch links. The form posts to its own address. */
export const askPage = (purpose: Purpose, locale: Locale, email: string): Response =>
  respondWith(
    <Page locale={locale} title={MESSAGES[locale].newsletter[purpose].title}>
      <p>{MESSAGES[locale].newsletter[purpose].ask(email)}</p>
      <form method="post">
        <button type="submit">{MESSAGES[locale].newsletter[purpose].confirm}</button>
      </form>
    </Page>,
  )

export const donePage = (purpose: Purpose, locale: Locale, email: string): Response =>
  respondWith(
    <Page locale={locale} title={MESSAGES[locale].newsletter[purpose].doneTitle}>
      <p>{MESSAGES[locale].newsletter[purpose].done(email)}</p>
    </Page>,
  )

interface PageError {
  readonly locale: Locale
  readonly message: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
}

export const errorPage = ({ locale, message, status, headers }: PageError): Response =>
  respondWith(
    <Page locale={locale} title={MESSAGES[locale].newsletter.errorTitle}>
      <p role="alert">{message}</p>
    </Page>,
    status,
    headers,
  )
