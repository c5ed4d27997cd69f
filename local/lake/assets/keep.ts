import type { NewDocument } from '../store/mutation'
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
