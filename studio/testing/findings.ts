import { createSchema, type LocaleSource, type SanityClient, validateDocument } from 'sanity'
import { seedText } from '@rumbo/seed'
import { schemaTypes } from '../schemaTypes'

const NOW = '2026-11-20T12:00:00Z'

const clientOf = (fetch: (query: string) => unknown): SanityClient => {
  const client = { fetch: async (query: string) => fetch(query), withConfig: () => client }
  return client as unknown as SanityClient
}

/** A dataset in which every slug is available and every reference resolves. */
const available = clientOf(() => [])
/** A dataset in which another document of the type has the slug. Sanity's own rule asks whether no document has it. */
export const takenBy = (type: string) =>
  clientOf((query) =>
    query.startsWith('!defined(') ? false : query.includes(`"${type}"`) ? ['another'] : [],
  )

/** A dataset in which this is the published version. */
export const publishedAs = (document: Fields) =>
  clientOf((query) => (query === '*[_id == $id][0]' ? document : []))

const t = ((key: string) => key) as LocaleSource['t']

export const schema = createSchema({ name: 'test', types: schemaTypes })

const workspace = {
  schema,
  i18n: {
    t,
    currentLocale: { id: 'es-ES', title: 'Español' },
    loadNamespaces: async () => {},
  } as unknown as LocaleSource,
}

export type Fields = Record<string, unknown>

/** Each finding of the Studio's validation as `level field: message`. */
export const findings = async (document: Fields, client = available): Promise<string[]> => {
  const getClient = () => client
  const markers = await validateDocument({
    document: { _rev: 'r', _createdAt: NOW, _updatedAt: NOW, ...document } as never,
    workspace: { ...workspace, getClient },
    getClient,
    getDocumentExists: async () => true,
    environment: 'studio',
  })
  return markers.map(({ level, path, message }) => `${level} ${path.join('.')}: ${message}`)
}

/** A reference to an uploaded picture. */
export const asset = {
  _type: 'reference',
  _ref: 'image-0123456789abcdef0123456789abcdef01234567-1200x1200-jpg',
}

/** The seed references picture files; the import replaces them with assets. */
const imported = (document: Fields): Fields =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('_sanityAsset' in value)) return value
    const { _sanityAsset, ...rest } = value
    return { ...rest, asset }
  }) as Fields

/** The documents of the seed as they are after the import. */
export const importedSeed = (): Fields[] =>
  seedText()
    .trimEnd()
    .split('\n')
    .map((line) => imported(JSON.parse(line) as Fields))
