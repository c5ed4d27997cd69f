import { isIPv6 } from 'node:net'

/**
 * The visitor's network as Netlify reports it; other headers are the visitor's own. One connection has a /64 of IPv6
 * addresses. Undefined where there is no Netlify.
 */
export function clientNetwork(request: Request): string | undefined {
  const address = request.headers.get('x-nf-client-connection-ip')
  if (!address) return undefined
  return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address
}
