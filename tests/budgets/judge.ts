import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { KINDS, type Kind } from './places'
import type { Weights } from './weigh'

const limits = z
  .object({
    html: z.number(),
    css: z.number(),
    blocking: z.number(),
    js: z.number(),
    jsAfterAdd: z.number().optional(),
    fonts: z.number(),
    pictures: z.number(),
    total: z.number(),
    requests: z.number(),
  })
  .strict()
export type Limits = z.infer<typeof limits>

/** `tests/budgets.json`: kilobytes (1,024 bytes) after brotli compression, and numbers of requests. */
export const readBudgets = (): Record<Kind, Limits> =>
  z
    .record(z.enum(KINDS), limits)
    .parse(JSON.parse(readFileSync(new URL('../budgets.json', import.meta.url), 'utf8')))

/** Budget violations of a page, as sentences with page, part, size and limit. */
export const judge = (name: string, weights: Weights, allowed: Limits): string[] =>
  Object.entries(allowed).flatMap(([part, limit = Infinity]) => {
    const value = weights[part as keyof Limits] ?? 0
    if (part === 'requests') return value > limit ? [`${name}: ${value} requests, limit ${limit}`] : []
    return value > limit * 1024
      ? [`${name}: ${part} ${kilobytes(value)} (${value} bytes), limit ${limit} KB`]
      : []
  })

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
