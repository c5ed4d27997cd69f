/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'

interface Props {
  readonly lang: string
  readonly title: string
  /** Shown at the top: that this page is local, in the reader's language. */
  readonly notice: string
  /** URLs of additional style sheets. */
  readonly styles?: readonly string[]
  readonly children?: Child
}

/** The HTML shell of the pages that services show in the browser. */
export const page = ({ lang, title, notice, styles = [], children }: Props) =>
  html`<!doctype html>${(
      <html lang={lang}>
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <link rel="icon" href="data:," />
          {['/__local/page.css', ...styles].map((href) => (
            <link rel="stylesheet" href={href} />
          ))}
        </head>
        <body>
          <aside class="local-notice">{notice}</aside>
          {children}
        </body>
      </html>
    )}`
