import { stegaClean } from '@sanity/client/stega'
import { vercelStegaDecode } from '@vercel/stega'
import { expect, test } from 'vitest'
import { withEditMarks } from './edit-marks'

const span = { _type: 'span', _key: 's1', text: 'Hola', marks: ['m1'] }
const document = {
  _id: 'post-1',
  id: 'post-1',
  name: { es: 'Jabón', en: '' },
  category: { id: 'health', name: { es: 'Salud' } },
  items: { es: ['Uno', 'Dos'] },
  body: {
    es: [
      {
        _type: 'block',
        _key: 'b1',
        style: 'h2',
        markDefs: [{ _key: 'm1', _type: 'link', href: '/shop' }],
        children: [span],
      },
    ],
  },
}
const place = { studio: 'http://localhost:3333', type: 'post' }

test('CMS-02 each text of the preview says which field it comes from, and nothing else changes', () => {
  const marked = withEditMarks(document, place)
  const hrefOf = (text: string | undefined) =>
    decodeURIComponent(vercelStegaDecode<{ href: string }>(text ?? '')?.href ?? '')
  expect(hrefOf(marked.name.es)).toContain('id=post-1;type=post;path=name.es')
  expect(hrefOf(marked.items.es[1])).toContain('path=items.es[1]')
  expect(hrefOf(marked.body.es[0]?.children[0]?.text)).toContain(
    'path=body.es[_key=="b1"].children[_key=="s1"].text',
  )
  expect(marked.category).toEqual(document.category)
  expect(marked.body.es[0]?.markDefs).toEqual(document.body.es[0]?.markDefs)
  expect(stegaClean(marked)).toEqual(document)
  expect(marked.id).toBe(document.id)
})
