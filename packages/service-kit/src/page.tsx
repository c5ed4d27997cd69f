/** @jsxImportSource hono/jsx */
import { html } from 'hono/html'
import type { Child } from 'hono/jsx'

interface Props {
  readonly lang: string
  readonly title: string
  /** Said in the stripe on top: that this is local, in the reader's language. */
  readonly notice: string
  /** Addresses of more style sheets than the house's own. */
  readonly styles?: readonly string[]
  readonly children?: Child
}

/** The shell of every page a stand-in shows to people: house look, a stripe that says it is local. */
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
