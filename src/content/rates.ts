import { z } from 'zod'
import type { Rates } from '~/lib/money'

/** The settings fields that hold exchange rates, one for each currency but the base one: as GROQ, in zod, as {@link Rates}. */
export const RATE_FIELDS = 'hnlRate'

export const rateFields = z.object({ hnlRate: z.number().positive() })

export const ratesOf = ({ hnlRate }: z.infer<typeof rateFields>): Rates => ({ USD: 1, HNL: hnlRate })
