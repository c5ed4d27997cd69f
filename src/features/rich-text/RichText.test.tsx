import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { portableText } from '~/content/portable-text'
import { RichText } from './RichText'

const ADDRESS = 'https://cdn.sanity.io/images/p/d/1-1200x800.jpg'
const pictureWith = (alt: object) => ({
  _type: 'picture',
  _key: 'p',
  alt,
  asset: { _id: 'image-1', url: ADDRESS, dimensions: { width: 1200, height: 800 } },
})
const html = (alt: object, locale: 'es' | 'en', lang?: 'es' | 'en') =>
  renderToStaticMarkup(
    <RichText body={portableText.parse([pictureWith(alt)])} locale={locale} lang={lang} newTab="" />,
  )

test('BLOG-02 a picture in a text is loaded lazily, with localized text and without layout shift', () => {
  const shown = html({ es: 'Arrecife', en: 'Reef' }, 'en')
  expect(shown).toContain('alt="Reef"')
  expect(shown).toContain('loading="lazy"')
  expect(shown).toContain('width="1280" height="720"')
  expect(shown).toMatch(/src="\/pictures\/1-1200x800\.jpg\?s=[0-9a-f]{12}&amp;w=480&amp;h=270"/)
  expect(shown).not.toContain('style=')
})

test('LANG-04 alternative text in the other language is marked once', () => {
  expect(html({ es: 'Arrecife' }, 'en')).toMatch(/<img[^>]* lang="es"/)
  expect(html({ es: 'Arrecife' }, 'en', 'es')).not.toMatch(/<img[^>]* lang=/)
})

test.each(['underline', 'strike-through', 'strong', 'em', 'code', 'unknown'])(
  'QUAL-03 imported text marked as %s has no inline style',
  (mark) => {
    const children = [{ _type: 'span', _key: 's', text: 'Reef', marks: [mark] }]
    const body = portableText.parse([{ _type: 'block', _key: 'b', style: 'normal', children, markDefs: [] }])
    const shown = renderToStaticMarkup(<RichText body={body} locale="en" newTab="" />)
    expect(shown).toContain('Reef')
    expect(shown).not.toContain('style=')
  },
)
