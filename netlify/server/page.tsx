import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { LOGO } from '~/lib/logo'
import { MESSAGES } from './messages/server'
import { type ErrorAnswer, page } from './respond'

interface Props {
  readonly locale: Locale
  readonly title: string
  readonly children: ReactNode
  /** Where the link at the end leads; by default, to the shop. */
  readonly back?: { readonly href: string; readonly label: string }
  /** The page has its own button, which comes before the link. */
  readonly hasForm?: boolean
}

const ring = { cx: LOGO.ring.cx, cy: LOGO.ring.cy, r: LOGO.ring.r }

const toShop = (locale: Locale) => ({ href: pathFor('home', locale), label: MESSAGES[locale].page.shop })

const Page = ({ locale, title, children, back = toShop(locale), hasForm = false }: Props) => (
  <html lang={locale}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · ${LOGO.name}`}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/standalone.css" />
    </head>
    <body>
      <header>
        <a href={pathFor('home', locale)}>
          <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
            <circle {...ring} fill="none" stroke="currentColor" strokeWidth={LOGO.ring.width} />
            <path className="needle" d={LOGO.needle} />
          </svg>
          {LOGO.name}
        </a>
      </header>
      <div className="dawn" />
      <main>
        <h1>{title}</h1>
        {children}
        <p>
          <a className="button" data-look={hasForm ? 'line' : undefined} href={back.href}>
            {back.label}
          </a>
        </p>
      </main>
      <footer>
        <span>{LOGO.name}</span>
        <a href={pathFor('help', locale)}>{MESSAGES[locale].page.help}</a>
        <a href={pathFor('policy', locale, 'privacy-policy')}>{MESSAGES[locale].page.privacy}</a>
      </footer>
    </body>
  </html>
)

/** A standalone page, for links in emails and forms that work without scripts. */
export const htmlPage = (
  props: Props,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => page(`<!doctype html>${renderToStaticMarkup(<Page {...props} />)}`, status, headers)

export const errorPage = ({ locale, message, status, headers }: ErrorAnswer): Response =>
  htmlPage(
    {
      locale,
      title: MESSAGES[locale].page.errorTitle,
      children: (
        <>
          <p role="alert">{message}</p>
          <p>
            <a href={pathFor('help', locale)}>{MESSAGES[locale].page.help}</a>
          </p>
        </>
      ),
    },
    status,
    headers,
  )
