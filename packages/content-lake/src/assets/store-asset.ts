import type { LakeDocument } from '../document'
import type { Mutation, NewDocument } from '../store/mutation'
import type { DescribedAsset } from './describe'
import type { AssetFolder } from './folder'

interface Location {
  readonly projectId: string
  readonly dataset: string
  readonly url: string
  readonly assets: AssetFolder
}

/** Stores the file and returns the asset document with its URL. */
export const storeAsset = async (
  location: Location,
  asset: DescribedAsset,
  bytes: Buffer,
): Promise<NewDocument> => {
  await location.assets.put(asset.fileName, bytes)
  const kind = asset.document._type === 'sanity.imageAsset' ? 'images' : 'files'
  const path = `${kind}/${location.projectId}/${location.dataset}/${asset.fileName}`
  return { ...asset.document, path, url: `${location.url}/${path}` }
}

/** Mutations that update the URLs of asset documents after the lake has moved to another port. */
export const movedAssets = ({ url }: Pick<Location, 'url'>, documents: Iterable<LakeDocument>): Mutation[] =>
  [...documents]
    .filter(
      ({ _type, path, url: current }) =>
        ASSET_TYPES.has(_type) && typeof path === 'string' && current !== `${url}/${path}`,
    )
    .map(({ _id, path }) => ({ patch: { id: _id, set: { url: `${url}/${String(path)}` } } }))

const ASSET_TYPES = new Set(['sanity.imageAsset', 'sanity.fileAsset'])
