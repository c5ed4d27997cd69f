const TIMEOUT_MS = 20_000

/** Where subscriptions go: the newsletter service's origin, or this site's own function when there is none. */
export const subscriptionAddress = (service: string | undefined): string =>
  `${(service ?? '').trim().replace(/\/+$/, '')}/api/sendwelcomeemail`

/** Body of the request (NEWS-02); the content of the honeypot is included. */
export interface Subscription {
  readonly email: string
  readonly language: string
  readonly discountCode: string
  readonly [honeypot: string]: string
}

/** `refused`: the address itself is at fault. `failed`: a retry may help. */
export type Subscribed = 'done' | 'refused' | 'failed'

/** Subscribes an address. Never rejects. */
export async function subscribe(address: string, subscription: Subscription): Promise<Subscribed> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(subscription),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 422) return 'refused'
    const answer: unknown = await response.json()
    return response.ok && isSuccess(answer) ? 'done' : 'failed'
  } catch {
    return 'failed'
  }
}

const isSuccess = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true
