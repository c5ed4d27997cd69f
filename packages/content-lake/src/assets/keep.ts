import type { LakeDocument } from '../document'
import type { Mutation, NewDocument } from '../store/mutation'
import type { DescribedAsset } from './describe'
import type { AssetFolder } from './folder'

interface Place {
  readonly projectId: string
  readonly dataset: string
  readonly url: string
  readonly assets: AssetFolder
}

/** Puts the bytes into the folder and gives the asset document its address. */
export const keepAsset = async (place: Place, asset: DescribedAsset, bytes: Buffer): Promise<NewDocument> => {
  await place.assets.put(asset.fileName, bytes)
  const kind = asset.document._type === 'sanity.imageAsset' ? 'images' : 'files'
  const path = `${kind}/${place.projectId}/${place.dataset}/${asset.fileName}`
  return { ...asset.document, path, url: `${place.url}/${path}` }
}

/** What to change so that asset documents name the address at which this lake answers now. */
export const movedAssets = ({ url }: Pick<Place, 'url'>, documents: Iterable<LakeDocument>): Mutation[] =>
  [...documents]
    .filter(
      ({ _type, path, url: known }) =>
        ASSET_TYPES.has(_type) && typeof path === 'string' && known !== `${url}/${path}`,
    )
    .map(({ _id, path }) => ({ patch: { id: _id, set: { url: `${url}/${String(path)}` } } }))

const ASSET_TYPES = new Set(['sanity.imageAsset', 'sanity.fileAsset'])
