/** Files in Sanity's export format: `"_sanityAsset": "image@file://./images/a.jpg"` instead of a reference to the asset. */

interface Asset {
  readonly _id: string
  readonly _type: string
}

type Fields = Record<string, unknown>

/** All files that a document names, with repetitions. */
export const assetsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(assetsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = (value as { _sanityAsset?: unknown })._sanityAsset
  return [...(typeof own === 'string' ? [own] : []), ...Object.values(value).flatMap(assetsIn)]
}

/** The same value with references to `assets` instead of files. */
export const withAssets = (value: unknown, assets: ReadonlyMap<string, Asset>): unknown => {
  if (Array.isArray(value)) return value.map((item) => withAssets(item, assets))
  if (typeof value !== 'object' || value === null) return value
  const { _sanityAsset: name, ...fields } = value as Fields
  const inner = mapFields(fields, (child) => withAssets(child, assets))
  const asset = typeof name === 'string' ? assets.get(name) : undefined
  if (!asset) return inner
  const type = inner['_type'] ?? (asset._type === 'sanity.imageAsset' ? 'image' : 'file')
  return { ...inner, _type: type, asset: { _type: 'reference', _ref: asset._id } }
}

/** The same value with files instead of references to assets. */
export const withFiles = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withFiles)
  if (typeof value !== 'object' || value === null) return value
  const { asset, ...fields } = value as Fields
  const link = linkTo(asset)
  if (!link) return mapFields(value as Fields, withFiles)
  return { ...mapFields(fields, withFiles), _sanityAsset: link }
}

/** Path of an asset's file relative to the dataset; `undefined` when `id` is not an asset's. */
export const fileOfAsset = (id: string): string | undefined => {
  const [, kind, name, extension] = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id) ?? []
  return kind && `${kind}s/${name}.${extension}`
}

const linkTo = (asset: unknown): string | undefined => {
  const { _ref: ref } = Object(asset) as { _ref?: unknown }
  const file = typeof ref === 'string' ? fileOfAsset(ref) : undefined
  return file && `${file.startsWith('images/') ? 'image' : 'file'}@file://./${file}`
}

const mapFields = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))
