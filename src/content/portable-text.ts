import type { PortableTextBlock } from '@portabletext/types'
import { z } from 'zod'
import { safeLink } from '~/lib/safe-link'
import { withDefinedMarks } from './marks'
import { pictureSchema } from './picture'

const span = z.looseObject({
  _type: z.literal('span'),
  _key: z.string().optional(),
  text: z.string(),
  marks: z.array(z.string()).default([]),
})

const link = z.looseObject({ _type: z.literal('link'), _key: z.string(), href: z.string() })

const block = z
  .looseObject({
    _type: z.literal('block'),
    _key: z.string().optional(),
    style: z.enum(['normal', 'h2', 'h3', 'blockquote']).catch('normal'),
    listItem: z.enum(['bullet', 'number']).optional(),
    children: z
      .array(z.unknown())
      .transform((children) => children.flatMap((child) => span.safeParse(child).data ?? [])),
    markDefs: z.array(z.unknown()).default([]),
  })
  // Unsafe links become plain text.
  .transform((value) => {
    const markDefs = value.markDefs.flatMap((mark) => {
      const { data } = link.safeParse(mark)
      return data && safeLink(data.href) !== undefined ? [data] : []
    })
    return { ...value, markDefs, children: withDefinedMarks(value.children, markDefs) }
  })

/** A picture between paragraphs. */
export interface BodyPicture extends PortableTextBlock {
  readonly _type: 'picture'
  readonly picture: z.infer<typeof pictureSchema>
}

const picture = z
  .looseObject({ _type: z.literal('picture'), _key: z.string().optional() })
  .transform(({ _type, _key, ...image }, context) => {
    const parsed = pictureSchema.safeParse(image)
    if (parsed.success) return { _type, _key, children: [], picture: parsed.data }
    context.addIssue({ code: 'custom', message: parsed.error.message })
    return z.NEVER
  })

const shown = z.union([block, picture])

/** Rich text reduced to the blocks that the site can show; others are dropped. */
export const portableText = z
  .array(z.unknown())
  .transform((blocks) =>
    blocks.flatMap((value) => (shown.safeParse(value).data ?? []) as PortableTextBlock | []),
  )
