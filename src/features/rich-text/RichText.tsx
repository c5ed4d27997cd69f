import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextMarkComponent,
  type PortableTextReactComponents,
} from '@portabletext/react'
import type { PortableTextBlock, TypedObject } from '@portabletext/types'
import { langOf, textIn } from '~/i18n/localized'
import type { BodyPicture } from '~/content/portable-text'
import { type Locale } from '~/i18n/locales'
import { inLocale } from '~/i18n/routes'
import { Picture } from '~/components/Picture'
import styles from './RichText.module.css'

interface Props {
  /** Headings keep their `id`. */
  body: readonly (PortableTextBlock | TypedObject)[]
  /** Language of the page. */
  locale: Locale
  /** Language of the text, if it differs from the page's. */
  lang?: Locale | undefined
  /** Level of the largest headings in the text: 4 under a heading of level 3. */
  level?: 2 | 4
  /** Hidden text after links that open a new tab. */
  newTab: string
  /** Components for blocks other than text and pictures, by `_type`. */
  types?: PortableTextReactComponents['types']
}

/** Editors' text as HTML. Rendered on the server only. */
export function RichText({ body, locale, lang, level = 2, newTab, types = {} }: Props) {
  const pictures = { picture: pictureFor(locale, lang) }
  const components = {
    types: { ...pictures, ...types },
    block: BLOCKS[level],
    // The library's own underline has an inline style, which the CSP forbids.
    marks: { link: linkIn(locale, newTab), underline: Underline },
  }
  return (
    <div className={styles.prose} lang={lang}>
      <PortableText value={[...body]} components={components} onMissingComponent={false} />
    </div>
  )
}

const Underline: PortableTextMarkComponent = ({ children }) => <u>{children}</u>

const idOf = (value: object): string | undefined => ('id' in value ? String(value.id) : undefined)

const heading = (Heading: 'h2' | 'h3' | 'h4' | 'h5'): PortableTextBlockComponent =>
  function BlockHeading({ value, children }) {
    return <Heading id={idOf(value)}>{children}</Heading>
  }

const BLOCKS = {
  2: { h2: heading('h2'), h3: heading('h3') },
  4: { h2: heading('h4'), h3: heading('h5') },
}

const pictureFor = (locale: Locale, lang: Locale = locale) =>
  function BodyImage({ value }: { value: BodyPicture }) {
    const { wide } = value.picture
    const alt = textIn(value.picture.alt, locale)
    return (
      <Picture
        src={wide}
        alt={alt.value}
        lang={langOf(alt, lang)}
        widths={[480, 720, 960, 1280]}
        sizes="(max-width: 48rem) 94vw, 42rem"
        ratio={16 / 9}
      />
    )
  }

type LinkComponent = NonNullable<PortableTextReactComponents['marks']['link']>

const linkIn = (locale: Locale, newTab: string): LinkComponent =>
  function Link({ value, children }) {
    const href = String((value as { href?: unknown } | undefined)?.href ?? '').trim()
    if (href.startsWith('/')) return <a href={inLocale(href, locale)}>{children}</a>
    if (!/^https?:/i.test(href)) return <a href={href}>{children}</a>
    return (
      <a href={href} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {newTab}</span>
      </a>
    )
  }
