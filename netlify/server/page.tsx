import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { MESSAGES } from './messages/server'
import { type ErrorAnswer, page } from './respond'

const STYLES = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#fbf6ee, #0b1d24); color: light-dark(#10303a, #eaf3f1); }
main { max-inline-size: 32rem; margin: 8vh auto; padding-inline: 1.25rem; overflow-wrap: anywhere; }
h1 { font: 600 1.75rem/1.2 Georgia, serif; }
form { display: grid; gap: 1rem; justify-items: start; }
fieldset { border: 0; margin: 0; padding: 0; }
legend, label > span { font-weight: 600; }
label { display: block; }
label > input[type=text], textarea { display: block; box-sizing: border-box; inline-size: 100%; }
form > label { inline-size: 100%; }
input[type=text], textarea { padding: .6rem .75rem; font: inherit; color: inherit; background: light-dark(#fff, #10262e);
  border: 1px solid light-dark(#7d8f95, #6b858d); border-radius: 8px; }
input[type=radio] { inline-size: 1.25rem; block-size: 1.25rem; vertical-align: -.2em; }
.choice { display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem; }
button { min-block-size: 3rem; padding: .6rem 1.5rem; border: 0; border-radius: 99px; font: inherit; font-weight: 600;
  background: light-dark(#bf3f19, #ff9a76); color: light-dark(#fff, #2a0f06); cursor: pointer; }
a { color: light-dark(#0e4c5c, #8fd3d6); }`

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLES).digest('base64')}`

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly children: ReactNode
}

const Page = ({ locale, title, children }: Props) => (
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
          <a href={pathFor('home', locale)}>{MESSAGES[locale].page.shop}</a>
        </p>
      </main>
    </body>
  </html>
)

/** A standalone page, for links in emails and forms that work without scripts. */
export const htmlPage = (
  props: Props,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  page(`<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`, STYLE_HASH, status, headers)

export const errorPage = ({ locale, message, status, headers }: ErrorAnswer): Response =>
  htmlPage(
    { locale, title: MESSAGES[locale].page.errorTitle, children: <p role="alert">{message}</p> },
    status,
    headers,
  )
