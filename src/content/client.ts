import { type ClientPerspective, createClient } from '@sanity/client'
import { z } from 'zod'

const environment = z
  .object({
    SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9-]+$/),
    SANITY_DATASET: z.string().regex(/^[a-z0-9_-]+$/),
    SANITY_API_HOST: z.url().optional(),
    SANITY_READ_TOKEN: z.string().min(1).optional(),
    SANITY_PERSPECTIVE: z.enum(['published', 'drafts']).default('published'),
  })
  .refine(
    ({ SANITY_PERSPECTIVE, SANITY_READ_TOKEN }) => SANITY_PERSPECTIVE === 'published' || SANITY_READ_TOKEN,
    {
      path: ['SANITY_READ_TOKEN'],
      message: 'is needed to see drafts (SANITY_PERSPECTIVE=drafts)',
    },
  )

/** The content lake named by the environment. Throws a `ZodError` naming the variable that is missing or malformed. */
export const contentClient = (env: Record<string, string | undefined> = process.env) => {
  const parsed = environment.parse({
    ...env,
    SANITY_API_HOST: env.SANITY_API_HOST || undefined,
    SANITY_READ_TOKEN: env.SANITY_READ_TOKEN || undefined,
    SANITY_PERSPECTIVE: env.SANITY_PERSPECTIVE || undefined,
  })
  const perspective: ClientPerspective = parsed.SANITY_PERSPECTIVE
  return createClient({
    projectId: parsed.SANITY_PROJECT_ID,
    dataset: parsed.SANITY_DATASET,
    apiVersion: '2025-02-19',
    useCdn: false,
    perspective,
    ...(parsed.SANITY_READ_TOKEN && { token: parsed.SANITY_READ_TOKEN }),
    ...(parsed.SANITY_API_HOST && { apiHost: parsed.SANITY_API_HOST, useProjectHostname: false }),
  })
}
