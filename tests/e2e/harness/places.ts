import { readPorts } from '@rumbo/dev-services/ports'

const ports = readPorts(process.env)

/** Addresses of the test stack. */
export const PLACES = {
  shop: `http://localhost:${ports.shop}`,
  studio: `http://localhost:${ports.studio}`,
  lake: `http://localhost:${ports.lake}`,
  payments: `http://localhost:${ports.payments}`,
  identity: `http://localhost:${ports.identity}`,
  mail: `http://localhost:${ports.mail}`,
} as const
