import { type StripeEnv, stripeClient } from './stripe-client'

/** Whether shoppers can use the promotion code. */
export async function isRedeemable(env: StripeEnv, code: string): Promise<boolean> {
  const { data } = await stripeClient(env).promotionCodes.list({ code, active: true, limit: 1 })
  return data.length > 0
}

/** The events that the enabled webhook at `address` receives (`*` for all); undefined when there is none. */
export async function enabledEvents(env: StripeEnv, address: string): Promise<string[] | undefined> {
  const { data } = await stripeClient(env).webhookEndpoints.list({ limit: 100 })
  return data.find(({ url, status }) => url === address && status === 'enabled')?.enabled_events
}

/** Whether the key is a live key. */
export const isLive = async (env: StripeEnv): Promise<boolean> =>
  (await stripeClient(env).balance.retrieve()).livemode
