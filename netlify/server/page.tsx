import { createHash } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { LOGO } from '~/lib/logo'
import { MESSAGES } from './messages/server'
import { type ErrorAnswer, page } from './respond'

const STYLES = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#fbf6ee, #0b1d24); color: light-dark(#10303a, #eaf3f1); }
body { margin: 0; padding: 8vh 1.25rem; }
main { max-inline-size: 28rem; margin: auto; padding: 1.5rem; overflow-wrap: anywhere;
  background: light-dark(#fffdf9, #10262e); border: 1px solid light-dark(#e2d8c8, #24424c); border-radius: 20px; }
svg { color: light-dark(#0e4c5c, #8fd3d6); }
.needle { fill: light-dark(#bf3f19, #ff9a76); }
h1 { margin-block: .75rem; font: 600 1.75rem/1.2 Georgia, serif; }
form { display: grid; gap: 1rem; justify-items: start; }
fieldset { border: 0; margin: 0; padding: 0; }
legend, label > span { font-weight: 600; }
label { display: block; }
label > input[type=text], textarea { display: block; box-sizing: border-box; inline-size: 100%; }
form > label { inline-size: 100%; }
input[type=text], textarea { padding: .6rem .75rem; font: inherit; color: inherit; background: light-dark(#fff, #0b1d24);
  border: 1px solid light-dark(#7d8f95, #6b858d); border-radius: 8px; }
input[type=radio] { inline-size: 1.25rem; block-size: 1.25rem; vertical-align: -.2em; }
.choice { display: flex; gap: .6rem; align-items: center; min-block-size: 2.75rem; }
button { min-block-size: 3rem; padding: .6rem 1.5rem; border: 0; border-radius: 99px; font: inherit; font-weight: 600;
  background: light-dark(#bf3f19, #ff9a76); color: light-dark(#fff, #2a0f06); cursor: pointer; }
a { color: light-dark(#0e4c5c, #8fd3d6); }
.back a { display: inline-flex; align-items: center; min-block-size: 3rem; padding: 0 1.5rem; border: 1.5px solid;
  border-radius: 99px; font-weight: 600; text-decoration: none; }`

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLES).digest('base64')}`

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly children: ReactNode
  /** Where the link at the end leads; by default, to the shop. */
  readonly back?: { readonly href: string; readonly label: string }
}

const ring = { cx: LOGO.ring.cx, cy: LOGO.ring.cy, r: LOGO.ring.r }

const toShop = (locale: Locale) => ({ href: pathFor('home', locale), label: MESSAGES[locale].page.shop })

const Page = ({ locale, title, children, back = toShop(locale) }: Props) => (
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
        <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
          <circle {...ring} fill="none" stroke="currentColor" strokeWidth={LOGO.ring.width} />
          <path className="needle" d={LOGO.needle} />
        </svg>
        <h1>{title}</h1>
        {children}
        <p className="back">
          <a href={back.href}>{back.label}</a>
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
