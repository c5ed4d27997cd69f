import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import { contentClient } from '~/content/client'
import { currentEntries, type Document } from '~/content/loader'
import { CONTENT_TYPES } from '~/content/model'
import { type Contents, setNewerContent } from '~/content/newer-content'
import { withEditMarks } from './edit-marks'
import type { Perspective, Session } from './session'

/** All content as it is now. Its drafts say which field each text comes from. */
export const contentNow = async (perspective: Perspective, { studio }: Session): Promise<Contents> => {
  const client = contentClient({ ...process.env, SANITY_PERSPECTIVE: perspective })
  return new Map(
    await Promise.all(
      CONTENT_TYPES.map(async (type) => {
        const mark = (document: Document) => withEditMarks(document, { studio, type: type.name })
        const schema =
          perspective === 'drafts'
            ? z.preprocess((value) => mark(value as Document), type.schema)
            : type.schema
        return [type.name, await currentEntries(client, { ...type, schema }, console)] as const
      }),
    ),
  )
}

const newest = z.object({ documents: z.number(), rev: z.string().nullable() })

/** Changes with each change of a document, be it a draft or published. */
export const contentVersion = async (): Promise<string> => {
  const client = contentClient({ ...process.env, SANITY_PERSPECTIVE: 'drafts' })
  const types = CONTENT_TYPES.map(({ name }) => name)
  const { documents, rev } = newest.parse(
    await client
      .withConfig({ perspective: 'raw' })
      .fetch(
        '{"documents": count(*[_type in $types]), "rev": *[_type in $types] | order(_updatedAt desc)[0]._rev}',
        { types },
      ),
  )
  return `${documents}-${rev}`
}

const contents = new AsyncLocalStorage<Contents>()
setNewerContent(() => contents.getStore())

/** Runs `render` with `content` in place of what was bundled with the pages. */
export const withContent = <Result>(content: Contents, render: () => Promise<Result>): Promise<Result> =>
  contents.run(content, render)
