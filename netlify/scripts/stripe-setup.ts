import { readSettings } from '../server/catalogue'
import { contentReader } from '../server/content'
import { readEnv } from '../server/env'
import { stripeClient } from '../server/stripe'
import { setUpDiscount } from './discount'
import { runCommand } from './settings'

const WORDS = { made: 'made', there: 'was there already' } as const

await runCommand(async () => {
  const env = readEnv()
  const { discount } = await readSettings(contentReader(env))
  const done = await setUpDiscount(stripeClient(env), discount)
  console.log(`Coupon ${discount.code} (${discount.percent} %): ${WORDS[done.coupon]}.`)
  console.log(`Promotion code ${discount.code}: ${WORDS[done.code]}.`)
  return true
})
