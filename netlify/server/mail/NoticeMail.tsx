import type { ReactNode } from 'react'
import type { Locale } from '~/i18n/locales'
import { Action, Layout, Paragraph, Small } from './Layout'

export interface Notice {
  readonly locale: Locale
  readonly brand: string
  /** Origin of the site. */
  readonly site: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** A list under the paragraphs, such as the items returned. */
  readonly items?: readonly string[]
  /** Paragraphs under the list. */
  readonly after?: readonly string[]
  readonly action?: { readonly text: string; readonly href: string }
  readonly footer: ReactNode
  readonly children?: ReactNode
}

/** Text that someone wrote on several lines, such as an address. */
const withLineBreaks = (text: string): ReactNode =>
  text.split(/\r?\n/).flatMap((line, i) => (i > 0 ? [<br key={i} />, line] : [line]))

/** A short email about one thing, with at most one link to follow. */
export const NoticeMail = ({
  locale,
  brand,
  site,
  heading,
  paragraphs,
  items = [],
  after = [],
  action,
  footer,
  children,
}: Notice) => (
  <Layout
    locale={locale}
    brand={brand}
    site={site}
    preview={paragraphs[0] ?? heading}
    heading={heading}
    footer={footer}
  >
    {paragraphs.map((text) => (
      <Paragraph key={text}>{withLineBreaks(text)}</Paragraph>
    ))}
    {items.map((text) => (
      <Small key={text}>• {text}</Small>
    ))}
    {after.map((text) => (
      <Paragraph key={text}>{withLineBreaks(text)}</Paragraph>
    ))}
    {children}
    {action && <Action href={action.href}>{action.text}</Action>}
  </Layout>
)
