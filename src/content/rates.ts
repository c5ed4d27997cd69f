import { z } from 'zod'
import type { Rates } from '~/lib/money'

/** The exchange rate fields of the settings, one per currency except the base one. */
export const RATE_FIELDS = 'hnlRate'

export const rateFields = z.object({ hnlRate: z.number().positive() })

export const ratesOf = ({ hnlRate }: z.infer<typeof rateFields>): Rates => ({ USD: 1, HNL: hnlRate })
