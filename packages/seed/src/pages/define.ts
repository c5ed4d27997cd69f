import { plainTextToPortableText } from '~/features/blog/plain-text/to-portable-text'
import { localizedString, localizedText, type Pair } from '../editorial/localized'

/** A title and a few sentences in both languages. */
export const titledText = (title: Pair<string>, text: Pair<string>) => ({
  _type: 'titledText' as const,
  title: localizedString(title),
  text: localizedText(text),
})

/** A title and a longer text in the blog's plain-text format. */
export const titledBody = (title: Pair<string>, body: Pair<string>) => ({
  _type: 'titledBody' as const,
  title: localizedString(title),
  body: {
    _type: 'localizedBody' as const,
    es: plainTextToPortableText(body.es),
    en: plainTextToPortableText(body.en),
  },
})
