import { defineQuery } from 'groq'
import { z } from 'zod'
import type { Env } from '~/lib/env/env.server'
import { CURRENCIES, type Currency, type Rates, centsFromDecimal, convert } from '~/lib/money'
import { optional } from '~/lib/optional.server'
import { phaseAt } from '~/lib/period'
import { type ShopSettings, readSettings } from './catalog'
import { askContent, contentReader, contentWriter, writeContent } from './content'
import { type CodeOutcome, type RedeemableCode, syncCodes } from './payments/stripe-codes'

/** Codes have ids with a dot, which hides them from readers without a token (docs/decisions/021). */
const CODES_QUERY = defineQuery(
  `*[_type == "discountCode" && _id in path("discountCode.**")] | order(_id asc) {
  _id, code, percent, from, until, minimum, stripeState, stripeReason
}`,
)

const instant = optional(z.iso.datetime({ offset: true }))

const discountCode = z.object({
  _id: z.string(),
  code: z.string().regex(/^[A-Z0-9]{3,20}$/),
  percent: z.number().positive().max(100),
  from: instant,
  until: instant,
  /** Decimal dollars. */
  minimum: z.number().positive().nullish(),
  stripeState: optional(z.string()),
  stripeReason: optional(z.string()),
})

type DiscountCode = z.infer<typeof discountCode>

/** `repeated`: an earlier document or the settings have the same code. */
export type CodeState = CodeOutcome | { readonly state: 'waiting' | 'over' | 'repeated' }

export interface CodeReport {
  readonly code: string
  readonly percent: number
  readonly outcome: CodeState
}

/**
 * Makes the codes in the Studio and the settings redeemable at Stripe while they are valid, withdraws all others of
 * this shop, and writes into each document what became of it. 503 while a service is down; calling it again is
 * harmless. `changed` is the id of the document that an event is about, if it is a code.
 */
export async function followCodes(env: Env, now = new Date(), changed?: string): Promise<CodeReport[]> {
  const { welcome, codes, rates } = await readCodes(env, changed)
  const running = runningOf({ welcome, codes }, now)
  const wanted = [welcome, ...running.map((code) => redeemable(code, rates))]
  const outcomes = await syncCodes(env, wanted)
  const reports: CodeReport[] = [{ ...welcome, outcome: outcomes.get(welcome.code) ?? { state: 'live' } }]
  for (const code of codes) {
    const phase = phaseAt(code, now)
    const outcome: CodeState =
      phase !== 'running'
        ? { state: phase }
        : running.includes(code)
          ? (outcomes.get(code.code) ?? { state: 'live' })
          : { state: 'repeated' }
    await writeState(env, code, outcome)
    reports.push({ ...code, outcome })
  }
  return reports
}

/** The codes that buyers should be able to redeem at `now`. */
export async function runningCodes(env: Env, now = new Date()): Promise<string[]> {
  const codes = await readCodes(env)
  return [codes.welcome, ...runningOf(codes, now)].map(({ code }) => code)
}

/** The documents of codes that are running, the first for each code. */
const runningOf = ({ welcome, codes }: Pick<Codes, 'welcome' | 'codes'>, now: Date): DiscountCode[] => {
  const known = new Set([welcome.code])
  return codes.filter((code) => {
    if (phaseAt(code, now) !== 'running' || known.has(code.code)) return false
    known.add(code.code)
    return true
  })
}

interface Codes {
  readonly welcome: RedeemableCode
  readonly codes: readonly DiscountCode[]
  readonly rates: Rates
}

/** The document `changed` is read by its id, as queries may not see the change yet. */
async function readCodes(env: Env, changed?: string): Promise<Codes> {
  const client = contentReader(env)
  const [settings, found, current] = await Promise.all([
    readSettings(client),
    askContent(() => client.fetch(CODES_QUERY)),
    changed === undefined ? undefined : askContent(() => contentWriter(env).getDocument(changed)),
  ])
  const codes = [...found.filter(({ _id }) => _id !== changed), ...(current ? [current] : [])]
    .flatMap(valid)
    .toSorted((one, other) => (one._id < other._id ? -1 : 1))
  return { welcome: welcomeCode(settings), codes, rates: settings.rates }
}

const welcomeCode = ({ discount: { code, percent } }: ShopSettings): RedeemableCode => ({
  code,
  percent,
  until: undefined,
  minimum: undefined,
})

const redeemable = ({ code, percent, until, minimum }: DiscountCode, rates: Rates): RedeemableCode => ({
  code,
  percent,
  until: until === undefined ? undefined : new Date(until),
  minimum: minimum ? inEveryCurrency(minimum, rates) : undefined,
})

const inEveryCurrency = (dollars: number, rates: Rates) =>
  Object.fromEntries(
    CURRENCIES.map((currency) => [currency, convert(centsFromDecimal(dollars), currency, rates).amount]),
  ) as Record<Currency, number>

/** Drops documents that the Studio would not publish, and logs them. */
function valid(document: unknown): DiscountCode[] {
  const result = discountCode.safeParse(document)
  if (result.success) return [result.data]
  console.error(`discount codes: ${JSON.stringify(document)}: ${z.prettifyError(result.error)}`)
  return []
}

/** Only a change is written, as each write triggers the content webhook, which calls {@link followCodes} again. */
async function writeState(env: Env, code: DiscountCode, outcome: CodeState): Promise<void> {
  const reason = 'reason' in outcome ? outcome.reason : undefined
  if (code.stripeState === outcome.state && code.stripeReason === reason) return
  await writeContent(code._id, () => {
    const patch = contentWriter(env).patch(code._id).set({ stripeState: outcome.state })
    return (
      reason === undefined ? patch.unset(['stripeReason']) : patch.set({ stripeReason: reason })
    ).commit()
  })
}
