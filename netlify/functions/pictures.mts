import type { Config } from '@netlify/functions'
import { pictureService } from '~/content/picture-address'
import { readEnv } from '~/lib/env/env.server'
import { limitCalls } from '../server/call-limit'
import { contentReader } from '../server/content'
import { fetchPicture } from '../server/fetch-picture'
import { pictureNotFound } from '../server/errors'
import { readPictureRequest } from '../server/picture-request'
import { respond } from '../server/respond'

export default async (request: Request) =>
  respond(request, ['GET', 'HEAD'], async () => {
    limitCalls(request, 'pictures', 3000)
    const env = readEnv()
    const accept = request.headers.get('accept') ?? ''
    const picture = readPictureRequest(new URL(request.url), accept, env.PICTURES_SECRET)
    if (!picture) throw pictureNotFound()
    return fetchPicture(pictureService(contentReader(env)), picture)
  })

/** No `method`, as its type lacks HEAD: {@link respond} refuses other methods. */
export const config: Config = {
  path: '/pictures/*',
}
