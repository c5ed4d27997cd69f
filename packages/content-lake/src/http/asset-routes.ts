import { Hono } from 'hono'
import { describeFile, describeImage } from '../assets/describe'
import { storeAsset } from '../assets/store-asset'
import { Refused, dataError, writeError } from '../errors'
import type { Lake } from './lake'
import { requireDataset } from './parameters'
import { canWrite } from './access'

/** In bytes. */
const MAX_SIZE = 100 * 1024 * 1024
const NOTES = ['title', 'description', 'label', 'creditLine', 'altText'] as const

/** `POST /assets/images/:dataset` and `/assets/files/:dataset`: the bytes are the body. */
export const assetRoutes = (lake: Lake) =>
  new Hono().post('/assets/:kind{images|files}/:dataset', async (c) => {
    requireDataset(c, lake)
    const user = lake.access.requireUser(c)
    if (!canWrite(user)) throw writeError('mutationError', new Refused(403, FORBIDDEN))
    const bytes = Buffer.from(await c.req.arrayBuffer())
    if (bytes.length === 0) throw dataError(400, 'invalidAsset', 'The file is empty')
    if (bytes.length > MAX_SIZE) throw dataError(413, 'invalidAsset', 'The file is larger than 100 MB')
    const query = c.req.query()
    const notes = {
      originalFilename: query['filename'],
      mimeType: c.req.header('content-type'),
      ...Object.fromEntries(NOTES.map((name) => [name, query[name]])),
    }
    const described =
      c.req.param('kind') === 'images' ? await describeImage(bytes, notes) : describeFile(bytes, notes)
    const document = await storeAsset(lake, described, bytes)
    await lake.store.write({ mutations: [{ createIfNotExists: document }], author: user.id })
    return c.json({ document: lake.store.get(document._id) })
  })

const FORBIDDEN = {
  type: 'insufficientPermissionsError',
  description: 'Insufficient permissions; permission "create" required',
  permission: 'create',
}
