import { z } from 'zod'
import { LOCALES } from '~/i18n/locales'
import { HONEYPOT } from './honeypot'

/**
 * Body of `POST /api/sendwelcomeemail` (NEWS-02). The address is kept in lower case, so that one person is one
 * contact. The discount that is sent is the shop's, whatever `discountCode` says.
 */
export const subscribeRequest = z.strictObject({
  email: z.string().trim().max(254).toLowerCase().pipe(z.email()),
  language: z.enum(LOCALES),
  discountCode: z
    .string()
    .regex(/^[A-Z0-9_-]{1,40}$/i)
    .optional(),
  [HONEYPOT]: z.literal('').optional(),
})

export type SubscribeRequest = z.infer<typeof subscribeRequest>
