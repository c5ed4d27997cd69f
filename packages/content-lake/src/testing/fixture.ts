import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture of one color. */
export const picture = (width: number, height: number, background = '#cc4411') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

const reference = (_ref: string) => ({ _type: 'reference', _ref })

const DOCUMENTS = [
  { _id: 'genre-drama', _type: 'genre', name: { es: 'Drama', en: 'Drama' } },
  { _id: 'genre-comedy', _type: 'genre', name: { es: 'Comedia', en: 'Comedy' } },
  {
    _id: 'film-1',
    _type: 'film',
    name: { es: 'Señora de tokio', en: 'Lady of Tokyo' },
    rating: 3.5,
    genre: reference('genre-drama'),
    picture: { _type: 'picture', _sanityAsset: 'image@file://./images/poster.jpg' },
  },
  {
    _id: 'film-2',
    _type: 'film',
    name: { es: 'Alaska', en: 'Alaska' },
    rating: 12,
    genre: reference('genre-comedy'),
  },
  { _id: 'drafts.film-2', _type: 'film', name: { es: 'Alaska nueva', en: 'New Alaska' }, rating: 14 },
  { _id: 'drafts.film-3', _type: 'film', name: { es: 'Antonia', en: 'Antonia' }, rating: 5 },
  { _id: 'rental.1', _type: 'rental', number: 'R-1' },
]

/** Writes a dataset in Sanity's export format with a picture into a new folder and returns the path of the dataset. */
export const writeFixture = async (documents: readonly object[] = DOCUMENTS): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-lake-'))
  await mkdir(join(folder, 'images'))
  await writeFile(join(folder, 'images', 'poster.jpg'), await picture(60, 40))
  const path = join(folder, 'dataset.ndjson')
  await writeFile(path, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  return path
}
