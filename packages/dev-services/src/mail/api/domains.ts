import { Hono } from 'hono'
import type { NodeEnv } from 'service-kit/serve'
import type { Endpoint } from './endpoint'

const DOMAIN = {
  id: '6f1c5a52-6a5e-4c1e-9c58-6f0f6a7b1d01',
  name: 'rumbo.example',
  status: 'verified',
  created_at: '2022-01-01T00:00:00.000Z',
  region: 'us-east-1',
  capabilities: { sending: 'enabled', receiving: 'disabled' },
}

/** `/domains`: the verified domain of the shop's sender address. */
export const domainRoutes = (endpoint: Endpoint) =>
  new Hono<NodeEnv>().get(
    '/',
    endpoint(() => ({ object: 'list', has_more: false, data: [DOMAIN] })),
  )
