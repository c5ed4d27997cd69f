import type { SanityClient } from '@sanity/client'

/** A number from 0 (inclusive) to 1, the same sequence for the same seed (mulberry32). */
export const randomFrom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
type Random = ReturnType<typeof randomFrom>

interface Edit {
  readonly title: string
  /** Does nothing when there is no document to change. */
  apply(client: SanityClient, random: Random): Promise<unknown>
}

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)]
const word = (random: Random): string => Math.floor(random() * 1e9).toString(36)
const price = (random: Random): number => Math.round(100 + random() * 9900) / 100

/** A random document of a type, without drafts. */
const anyOf = async (client: SanityClient, type: string, random: Random, filter = 'true') => {
  const ids = await client.fetch<string[]>(
    `*[_type == $type && !(_id in path("drafts.**")) && (${filter})] | order(_id)._id`,
    { type },
  )
  return pick(ids, random)
}

/** Sets fields of a random document. */
const set = (type: string, fields: (random: Random) => Record<string, unknown>, filter?: string): Edit => ({
  title: `${type}: ${Object.keys(fields(Math.random)).join()}`,
  async apply(client, random) {
    const id = await anyOf(client, type, random, filter)
    if (id) await client.patch(id).set(fields(random)).commit()
  },
})

const OWN = 'edit-'

/** Adds a copy of a random document. */
const copy = (type: string, fields: (random: Random) => Record<string, unknown>): Edit => ({
  title: `${type}: added`,
  async apply(client, random) {
    const id = await anyOf(client, type, random)
    const original = id ? await client.getDocument(id) : undefined
    if (!original) return
    const slug = OWN + word(random)
    const { _rev, ...rest } = original
    await client.create({
      ...rest,
      ...fields(random),
      _id: slug,
      ...('slug' in rest && { slug: { current: slug } }),
    })
  },
})

/** Deletes one of the added documents. */
const remove = (type: string): Edit => ({
  title: `${type}: deleted`,
  async apply(client, random) {
    const id = await anyOf(client, type, random, `string::startsWith(_id, "${OWN}")`)
    if (id) await client.delete(id)
  },
})

const both = (random: Random) => ({ es: `Texto ${word(random)}`, en: `Text ${word(random)}` })

/** What editors and functions change; the most frequent changes are listed twice. */
const EDITS: readonly Edit[] = [
  set('product', (random) => ({ price: price(random) })),
  set('product', (random) => ({ price: price(random) })),
  set('product', (random) => ({ name: both(random) })),
  set('product', (random) => ({ description: both(random) })),
  set('product', (random) => ({ isSale: random() < 0.5, originalPrice: 200 })),
  set('product', (random) => ({ position: Math.floor(random() * 40) })),
  set('product', () => ({ price: -1 })),
  set(
    'product',
    (random) => ({ slug: { current: OWN + word(random) } }),
    `string::startsWith(_id, "${OWN}")`,
  ),
  copy('product', (random) => ({ name: both(random) })),
  copy('product', (random) => ({ price: price(random) })),
  remove('product'),
  set('kit', (random) => ({ price: price(random) })),
  set('category', (random) => ({ name: both(random) })),
  set('review', (random) => ({ rating: 1 + Math.floor(random() * 5) })),
  copy('review', () => ({ status: 'published' })),
  remove('review'),
  set('post', (random) => ({ title: both(random) })),
  copy('post', (random) => ({ title: both(random) })),
  remove('post'),
  set('siteSettings', (random) => ({ hnlRate: 24 + random() })),
  set('siteSettings', (random) => ({ bannerUsa: both(random) })),
  set('homePage', (random) => ({ title: both(random) })),
  set('packingItem', (random) => ({ name: both(random) })),
  set('destination', (random) => ({ name: both(random) })),
  set('activity', (random) => ({ name: both(random) })),
  {
    title: 'availability',
    apply: (client, random) => {
      const item = `prod-00${1 + Math.floor(random() * 9)}`
      const _id = `availability-${item}`
      return random() < 0.3
        ? client.delete(_id)
        : client.createOrReplace({ _id, _type: 'availability', item, left: Math.floor(random() * 4) })
    },
  },
]

/** Makes a random edit. Returns its title. */
export const edit = async (client: SanityClient, random: Random): Promise<string> => {
  const chosen = pick(EDITS, random) as Edit
  await chosen.apply(client, random)
  return chosen.title
}
