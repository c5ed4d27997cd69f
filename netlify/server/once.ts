/**
 * Memoizes a client per settings (compared by value) for the lifetime of the function instance, so that connections
 * and caches are reused.
 */
export function once<Settings extends readonly unknown[], Client>(make: (...settings: Settings) => Client) {
  const made = new Map<string, Client>()
  return (...settings: Settings): Client => {
    const key = JSON.stringify(settings)
    const known = made.get(key)
    if (known !== undefined) return known
    const client = make(...settings)
    made.set(key, client)
    return client
  }
}
