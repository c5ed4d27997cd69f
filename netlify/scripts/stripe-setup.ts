import { readEnv } from '~/lib/env/env.server'
import { readSettings } from '../server/catalog'
import { contentReader } from '../server/content'
import { setUpDiscount } from '../server/payments/stripe-account'
import { runCommand } from './settings'

const RESULTS = { created: 'created', existing: 'already exists' } as const

const USAGE =
  'Usage: npm run stripe:setup. Creates the coupon and the promotion code of the shop settings at Stripe.'

await runCommand(USAGE, {}, async () => {
  const env = readEnv()
  const { discount } = await readSettings(contentReader(env))
  const done = await setUpDiscount(env, discount)
  console.log(`Coupon ${discount.code} (${discount.percent} %): ${RESULTS[done.coupon]}.`)
  console.log(`Promotion code ${discount.code}: ${RESULTS[done.code]}.`)
  return true
})
