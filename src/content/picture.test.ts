import { expect, test } from 'vitest'
import { pictureSchema } from './picture'

const picture = (file: string) => ({
  alt: { es: 'Una bolsa', en: 'A bag' },
  asset: {
    _id: 'image-1f',
    url: `https://cdn.sanity.io/images/abc/production/${file}`,
    dimensions: { width: 1200, height: 800 },
  },
})

test('QUAL-03 CMS-05 an SVG is refused where content is read', () => {
  expect(pictureSchema.safeParse(picture('1f-1200x800.jpg')).success).toBe(true)
  const refused = pictureSchema.safeParse(picture('1f-1200x800.svg'))
  expect(refused.error?.issues).toMatchObject([
    { path: ['asset', 'url'], message: expect.stringContaining('is not a photo') as string },
  ])
})
