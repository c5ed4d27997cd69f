import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { localEnvironment, readPorts, requireFreePorts } from './ports'

const ports = readPorts({})

test('RUN-01 default ports need no environment variable', () => {
  expect(ports).toEqual({ shop: 8888, studio: 3333, lake: 4100, payments: 4200, identity: 4300, mail: 4400 })
})

test('RUN-01 tests use ports 1000 higher', () => {
  expect(readPorts({}, 1000)).toMatchObject({ shop: 9888, mail: 5400 })
})

test('RUN-01 a port is changed by its variable', () => {
  expect(readPorts({ LAKE_PORT: '21501' }).lake).toBe(21501)
})

test.each(['abc', '0', '70000', '1.5'])(
  'RUN-02 "%s" is rejected as a port and the variable is named',
  (text) => {
    expect(() => readPorts({ MAIL_PORT: text })).toThrow(/MAIL_PORT/)
  },
)

test('RUN-02 two programs on one port are rejected and both named', () => {
  expect(() => readPorts({ MAIL_PORT: '4100' })).toThrow(/LAKE_PORT and MAIL_PORT/)
})

test('RUN-01 ports in use are reported with one command that uses free ones', async () => {
  const listen = async (port: number) => {
    const server = createServer()
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    return {
      port: (server.address() as AddressInfo).port,
      close: () => new Promise((done) => server.close(done)),
    }
  }
  const first = await listen(0)
  const second = await listen(0)
  const free = await listen(0)
  await free.close()
  const taken = { ...ports, payments: first.port, mail: second.port, lake: free.port }
  const error = await requireFreePorts(taken, ['payments', 'mail', 'lake'], { command: 'npm run dev' }).then(
    () => undefined,
    (cause: unknown) => cause as Error,
  )
  const [, payments, mail] =
    / or use other ports: PAYMENTS_PORT=(\d+) MAIL_PORT=(\d+) npm run dev$/.exec(error?.message ?? '') ?? []
  expect(error?.message).toContain(`Ports ${first.port} (Payments), ${second.port} (Mail) are in use`)
  await expect(
    requireFreePorts({ ...taken, payments: Number(payments), mail: Number(mail) }, ['payments', 'mail']),
  ).resolves.toBeUndefined()
  await Promise.all([first.close(), second.close()])
})

test('RUN-02 values from the environment win, empty ones included', () => {
  const env = localEnvironment(ports, { MAIL_FROM: 'a@b.c', STRIPE_WEBHOOK_SECRET: '' })
  expect(env).toMatchObject({
    MAIL_FROM: 'a@b.c',
    STRIPE_WEBHOOK_SECRET: '',
    STRIPE_API_URL: 'http://localhost:4200',
  })
})

test('RUN-02 with a key of the real service its local address is not set', () => {
  expect(localEnvironment(ports, { STRIPE_SECRET_KEY: 'sk_test_real' })).not.toHaveProperty('STRIPE_API_URL')
})

test('RUN-01 local addresses follow the ports', () => {
  const env = localEnvironment(readPorts({ SHOP_PORT: '21500', IDENTITY_PORT: '21503' }))
  expect(env).toMatchObject({
    PUBLIC_SITE_URL: 'http://localhost:21500',
    BUILD_HOOK_URL: 'http://localhost:21500/__local/build',
    PUBLIC_AUTH0_DOMAIN: 'http://localhost:21503',
  })
})
