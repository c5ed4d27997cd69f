import { isIPv6 } from 'node:net'

/**
 * The visitor's network as Netlify reports it; other headers are the visitor's own. One connection has a /64 of IPv6
 * addresses, so only the first four groups count. Undefined outside Netlify.
 */
export function clientNetwork(request: Request): string | undefined {
  const address = request.headers.get('x-nf-client-connection-ip')
  if (!address) return undefined
  const [ipv4] = /[\d.]+\.\d+$/.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
}

/** The groups of an IPv6 address, with the zeros that `::` stands for. */
function groupsOf(address: string): string[] {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
