import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture of one colour, so that what a transformation does to it can be measured. */
export const picture = (width: number, height: number, background = '#cc4411') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const DOCUMENTS = [
  { _id: 'category-health', _type: 'category', name: { es: 'Salud', en: 'Health' } },
  { _id: 'category-comfort', _type: 'category', name: { es: 'Comodidad', en: 'Comfort' } },
  {
    _id: 'prod-001',
    _type: 'product',
    name: { es: 'Jabón de coco', en: 'Coconut soap' },
    price: 3.5,
    category: reference('category-health'),
    picture: { _type: 'picture', _sanityAsset: 'image@file://./images/soap.jpg' },
  },
  {
    _id: 'prod-002',
    _type: 'product',
    name: { es: 'Almohada', en: 'Pillow' },
    price: 12,
    category: reference('category-comfort'),
  },
  { _id: 'drafts.prod-002', _type: 'product', name: { es: 'Almohada nueva', en: 'New pillow' }, price: 14 },
  { _id: 'drafts.prod-003', _type: 'product', name: { es: 'Antifaz', en: 'Eye mask' }, price: 5 },
  { _id: 'order.1', _type: 'order', trackingNumber: 'TRK-1' },
]

/** Writes a small dataset in Sanity's import format and its picture into a new folder; gives the path of the dataset. */
export const writeFixture = async (documents: readonly object[] = DOCUMENTS): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-lake-'))
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'images', 'soap.jpg'), await picture(60, 40))
  const path = join(folder, 'dataset.ndjson')
  await writeFile(path, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return path
}
