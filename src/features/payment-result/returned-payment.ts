const KEY = 'travelstore-payment'

/** The payment that this tab came back from. */
export interface ReturnedPayment {
  readonly session: string
  /** Undefined unless the checkout started on the cart page in this browser. */
  readonly attempt: string | undefined
  /** The shop led here, not the payment page. */
  readonly isEarlier: boolean
}

/**
 * Reads the payment from the address and moves it into the tab's own storage, so that no history or shared link holds
 * its id, while a reload shows the same. The address stays unchanged where the browser stores nothing.
 */
export function takeReturnedPayment(): ReturnedPayment | undefined {
  const query = new URLSearchParams(location.search)
  const session = query.get('session_id')
  if (session === null) return readKept()
  const payment =
    session === ''
      ? undefined
      : { session, attempt: query.get('attempt') ?? undefined, isEarlier: query.has('earlier') }
  try {
    if (payment) sessionStorage.setItem(KEY, JSON.stringify(payment))
    else forgetReturnedPayment()
    history.replaceState(history.state, '', location.pathname)
  } catch {
    // Storage is blocked.
  }
  return payment
}

/** After a logout: the next person at this computer must not see the payment. */
export function forgetReturnedPayment(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked.
  }
}

function readKept(): ReturnedPayment | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    if (typeof value !== 'object' || value === null || !('session' in value)) return undefined
    const { session } = value
    const attempt = 'attempt' in value ? value.attempt : undefined
    if (typeof session !== 'string') return undefined
    const isEarlier = 'isEarlier' in value && value.isEarlier === true
    return { session, attempt: typeof attempt === 'string' ? attempt : undefined, isEarlier }
  } catch {
    return undefined
  }
}
