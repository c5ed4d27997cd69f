import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkoutOf, clientOf, tempDir, type Receiver, SECRET, startReceiver } from './testing/emulator'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

let child: ChildProcess | undefined
let receiver: Receiver | undefined

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  await receiver?.close()
})

const start = async (stateDir: string, webhook: string, port: number) => {
  child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: {
      ...process.env,
      PAYMENTS_PORT: String(port),
      LOCAL_STATE_DIR: stateDir,
      STRIPE_WEBHOOK_SECRET: SECRET,
      PAYMENTS_WEBHOOK_URL: `${webhook}/webhook`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { ...clientOf(`http://localhost:${port}`), line: line.toString() }
}

test('RUN-03 PAY-07 sessions, keys and pending events survive kill -9', { timeout: 60_000 }, async () => {
  const stateDir = tempDir()
  const [shop, own] = await Promise.all([startReceiver(), startReceiver()])
  await Promise.all([shop.close(), own.close()])

  const first = await start(stateDir, shop.url, own.port)
  expect(first.line).toContain(`payments http://localhost:${own.port}`)
  const session = await first.stripe.checkout.sessions.create(checkoutOf(), { idempotencyKey: 'k' })
  await first.control('pay', { sessionId: session.id })
  const dead = once(child as ChildProcess, 'exit')
  child?.kill('SIGKILL')
  await dead

  receiver = await startReceiver(shop.port)
  const second = await start(stateDir, shop.url, own.port)
  const again = await second.stripe.checkout.sessions.create(checkoutOf(), { idempotencyKey: 'k' })
  expect(again.id).toBe(session.id)
  expect((await second.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  await expect
    .poll(() => receiver?.events.map(({ type }) => type), { timeout: 8_000 })
    .toContain('checkout.session.completed')

  expect((await second.control('reset')).status).toBe(200)
  expect((await second.stripe.checkout.sessions.list()).data).toEqual([])
  expect((await second.stripe.promotionCodes.list()).data).toHaveLength(1)
  const ended = once(child as ChildProcess, 'exit')
  child?.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
