import { z } from 'zod'

/** Body of `POST /api/returns/:number` (REFUND-03). */
export const returnRequestBody = z.object({
  lines: z
    .array(z.object({ productId: z.string().min(1).max(100), quantity: z.int().min(1).max(99) }))
    .min(1)
    .max(40),
  reason: z.string().trim().min(1).max(1000),
})

export type ReturnRequestBody = z.infer<typeof returnRequestBody>
