import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readEnv } from '~/lib/env/env.server'
import { VARIABLES, type Variable, type VariableName } from '~/lib/env/variables.server'
import { reconcile } from '../../netlify/scripts/reconcile'
import { orderDocumentId } from '../../src/features/orders/order-id.server'
import { orderOfSession } from '../../netlify/server/orders'
import { fault } from './orders'
import { type Shop, openShop } from './shop'
import { openSession, pay, control } from './shopper'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const TSX = createRequire(import.meta.url).resolve('tsx')

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.stop())
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

interface Result {
  readonly code: unknown
  readonly output: string
}

/** Runs a command as npm does: once each, as it takes seconds to load. */
const runProcess = (script: string, args: readonly string[] = []) =>
  new Promise<Result>((resolve) => {
    const path = `netlify/scripts/${script}.ts`
    const child = spawn(process.execPath, ['--import', TSX, path, ...args], { cwd: ROOT })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
    child.on('close', (code) => resolve({ code, output }))
  })

/** Runs a command in this process, with changes of its environment. */
const run = async (script: string, args: readonly string[] = [], env: Record<string, string> = {}) => {
  const before = { argv: process.argv, env: process.env }
  const lines: string[] = []
  const print = (text: string) => void lines.push(`${text}\n`)
  vi.spyOn(console, 'log').mockImplementation(print)
  vi.spyOn(console, 'error').mockImplementation(print)
  vi.resetModules()
  process.argv = [process.execPath, script, ...args]
  process.env = { ...process.env, ...env }
  try {
    await import(`../../netlify/scripts/${script}.ts`)
    return { code: process.exitCode ?? 0, output: lines.join('') } satisfies Result
  } finally {
    Object.assign(process, before)
    process.exitCode = undefined
  }
}

describe('orders:reconcile', () => {
  /** Pays, and loses the webhook event. */
  const missed = async () => {
    await control(shop.urls.payments, 'webhooks', { delayMs: 600_000 })
    const id = await openSession(shop)
    await pay(shop, id)
    return id
  }
  /** The webhook about a document's revision was sent, as were those before it, and none will be sent again. */
  const allDelivered = async (revision: string) => {
    const response = await fetch(`${shop.urls.lake}/__local/deliveries`)
    const deliveries = (await response.json()) as { state: string; transactionId: string }[]
    return (
      deliveries.some(({ transactionId }) => transactionId === revision) &&
      deliveries.every(({ state }) => state !== 'pending')
    )
  }
  const outcomesOf = async (id: string, dryRun: boolean) => {
    const found = await Array.fromAsync(reconcile(readEnv(), { days: 1, dryRun }))
    return found.filter(({ sessionId }) => sessionId === id).map(({ outcome }) => outcome)
  }

  test('PAY-07 lists missing orders, writes them, and finds nothing the second time', async () => {
    const id = await missed()
    const unpaid = await openSession(shop)
    expect(await outcomesOf(unpaid, true)).toEqual([])
    expect(await outcomesOf(id, true)).toEqual(['missing'])
    expect(await orderOfSession(readEnv(), id)).toBeUndefined()
    const { code, output } = await runProcess('orders-reconcile', ['--days', '1'])
    expect([code, output]).toEqual([0, expect.stringContaining(`${id}  written`)])
    expect(await orderOfSession(readEnv(), id)).toBeDefined()
    expect(await outcomesOf(id, false)).toEqual([])
  })

  test('PAY-07 sends the missing email of an order', async () => {
    const id = await missed()
    await outcomesOf(id, false)
    // The webhook about the changed order would send the mail as well.
    await fault(shop, 'mail', 'down')
    const { _rev } = await shop.content.patch(orderDocumentId(id)).set({ mails: [] }).commit()
    await vi.waitFor(async () => expect(await allDelivered(_rev)).toBe(true), { timeout: 30_000 })
    await fault(shop, 'mail', 'none')
    expect(await outcomesOf(id, true)).toEqual(['missing'])
    expect(await outcomesOf(id, false)).toEqual(['mailed'])
    expect((await orderOfSession(readEnv(), id))?.mails).toHaveLength(1)
    expect(await outcomesOf(id, false)).toEqual([])
  })

  test('PAY-07 an order that cannot be written is reported, and the command fails', async () => {
    const id = await missed()
    await control(shop.urls.payments, 'fault', { kind: 'junk', path: `/v1/checkout/sessions/${id}` })
    expect(await outcomesOf(id, false)).toEqual(['failed'])
    await control(shop.urls.payments, 'fault', { kind: 'none' })
    expect((await run('orders-reconcile', ['--days', 'x'])).code).toBe(1)
  })
})

describe('stripe:setup', () => {
  test('PAY-03 PROMO-02 makes the codes of the Studio, and leaves those that exist alone', async () => {
    await shop.content.createOrReplace({
      _id: 'discountCode.later',
      _type: 'discountCode',
      code: 'MASTARDE',
      percent: 20,
      from: '2040-01-01T06:00:00.000Z',
    })
    const { code, output } = await runProcess('stripe-setup')
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/WELCOME10 \(10 %\): can be redeemed\.\nMASTARDE \(20 %\): has not begun\.\n/),
    ])
  })
})

describe('doctor', () => {
  const REQUIRED = Object.entries<Variable>(VARIABLES).flatMap(([name, { requiredFor }]) =>
    requiredFor.some((part) => part === 'build' || part === 'functions') ? [name] : [],
  )

  test('RUN-02 a complete setup passes every check', async () => {
    const { output } = await runProcess('doctor')
    for (const name of [
      'Environment',
      'Sanity, reading',
      'Sanity, writing',
      'Sanity, webhook',
      'Sanity, CORS',
      'Stripe',
      'Stripe, webhook',
      'Stripe, discount codes',
      'Auth0',
      'Auth0, application',
      'Resend',
    ]) {
      expect(output).toContain(`✓ ${name}:`)
    }
  })

  const NOT_THERE = 'http://localhost:1'
  const WRONG: readonly [VariableName, value: string, check: string, sentence: RegExp][] = [
    ['SANITY_PROJECT_ID', 'other', 'Sanity, reading', /^The answer was 404 .*Check SANITY_PROJECT_ID/],
    ['SANITY_DATASET', 'other', 'Sanity, reading', /^The answer was 404 .* and SANITY_DATASET/],
    ['SANITY_READ_TOKEN', 'wrong', 'Sanity, reading', /^SANITY_READ_TOKEN was refused/],
    ['SANITY_WRITE_TOKEN', 'wrong', 'Sanity, writing', /^SANITY_WRITE_TOKEN was refused/],
    ['SANITY_WRITE_TOKEN', 'sk-local-viewer', 'Sanity, writing', /^SANITY_WRITE_TOKEN cannot write/],
    ['STRIPE_SECRET_KEY', 'sk_test_wrong-key', 'Stripe', /^STRIPE_SECRET_KEY was refused/],
    ['STRIPE_API_URL', NOT_THERE, 'Stripe', /^No answer .*Check STRIPE_SECRET_KEY/],
    ['PUBLIC_AUTH0_DOMAIN', NOT_THERE, 'Auth0', /^No answer \(bad port\)\. Check PUBLIC_AUTH0_DOMAIN/],
    ['PUBLIC_AUTH0_CLIENT_ID', 'wrong', 'Auth0, application', /Check PUBLIC_AUTH0_CLIENT_ID/],
    ['PUBLIC_AUTH0_AUDIENCE', 'wrong', 'Auth0, application', /\(invalid_target\).* PUBLIC_AUTH0_AUDIENCE/],
    ['RESEND_API_KEY', 're_wrong-key', 'Resend', /^API key is invalid.*Check RESEND_API_KEY/],
    ['RESEND_API_URL', NOT_THERE, 'Resend', /Check RESEND_API_KEY/],
    ['MAIL_FROM', 'a@other.example', 'Resend', /^other\.example is not a verified domain/],
  ]
  test.each(WRONG)(
    'RUN-02 a wrong %s (%s) is found by the check "%s", in one sentence',
    async (name, value, check, sentence) => {
      const { code, output } = await run('doctor', [], { [name]: value })
      const problems = output.split('\n').filter((line) => line.startsWith('✗') && !line.includes('The site'))
      const [first = '', ...others] = problems.filter((line) => !line.includes('has another dataset'))
      expect([code, others]).toEqual([1, []])
      expect(first.slice(0, check.length + 4)).toBe(`✗ ${check}: `)
      expect(first.slice(check.length + 4)).toMatch(sentence)
    },
  )

  test('RUN-02 every required variable is in one of these tables', () => {
    /** No service reveals them: a wrong one is refused when it is used. */
    const UNSEEN = [
      'SANITY_WEBHOOK_SECRET',
      'STRIPE_WEBHOOK_SECRET',
      'PICTURES_SECRET',
      'NEWSLETTER_SECRET',
      'REVIEWS_SECRET',
      'SHOP_EMAIL',
      'BUILD_HOOK_URL',
    ]
    const found = [
      'PUBLIC_SITE_URL',
      ...WRONG.map(([name]) => name).filter((name) => REQUIRED.includes(name)),
    ]
    expect([...new Set(found), ...UNSEEN].sort()).toEqual(REQUIRED.toSorted())
  })

  test('RUN-02 a wrong address of the shop is found by every check that needs it', async () => {
    const { output } = await run('doctor', [], { PUBLIC_SITE_URL: NOT_THERE })
    expect(output).toMatch(/✗ Sanity, webhook: No enabled webhook calls/)
    expect(output).toMatch(
      /✗ Stripe, webhook: No enabled webhook calls .*, for checkout\.session\.completed, /,
    )
    expect(output).toMatch(/✗ Auth0, application: .* is an allowed callback URL/)
    expect(output).toMatch(/✗ The site: No answer \(bad port\)\. Check PUBLIC_SITE_URL/)
  })

  test('RUN-02 with nothing configured, the local shop is checked', async () => {
    const unset = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']))
    const { output } = await run('doctor', [], { ...unset, LAKE_PORT: '1' })
    expect(output).toContain('No service is configured: checking the local shop')
    expect(output).toMatch(/✗ Sanity, writing: No answer .*bad port/)
    expect(output).not.toMatch(/\n\s+at /)
  })

  test('RUN-02 it explains itself and names an unknown option', async () => {
    expect(await run('doctor', ['--help'])).toEqual({
      code: 0,
      output: expect.stringMatching(/^Usage: npm run/),
    })
    expect(await run('doctor', ['--bogus'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^Unknown option '--bogus'\. Usage: npm run doctor.*\n$/),
    })
  })

  test.each(REQUIRED)(
    'RUN-02 a missing %s is reported in one sentence with where to get it',
    async (name) => {
      const { code, output } = await run('doctor', [], { [name]: '' })
      expect([code, output.trim().split('\n')]).toEqual([
        1,
        [expect.stringMatching(new RegExp(`^✗ ${name} is missing\\. Where to get it: .+\\.$`))],
      ])
    },
  )
})
