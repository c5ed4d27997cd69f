/**
 * A client made once for each distinct set of settings and kept for the life of the function's instance, so that
 * its connections and caches are reused. Settings are compared by value.
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
