import type { Answer } from './ask'
import type { PlatformRequest } from './requests'

interface Known {
  readonly because: string
  readonly applies: (request: PlatformRequest, edge: Answer, cli: Answer) => boolean
}

/** Differences that are limits of the command line, not of Netlify. */
export const KNOWN_DIFFERENCES: readonly Known[] = [
  {
    because: 'it serves pages with a slash at the end instead of redirecting',
    applies: ({ path }, edge, cli) => path.endsWith('/') && edge.status === 301 && cli.status === 200,
  },
  {
    because: 'it encodes malformed queries again',
    applies: ({ path }, edge, cli) => path.endsWith('?%') && edge.status === cli.status,
  },
  {
    because: 'it calls scheduled functions by their address',
    applies: ({ path }) => path === '/.netlify/functions/clock',
  },
  { because: 'it serves these files', applies: ({ path }) => path === '/_headers' || path === '/_redirects' },
  {
    because: 'it merges slashes',
    applies: ({ path }) => path.includes('//') || path.startsWith('/%2f%2f'),
  },
]

export const reasonOf = (request: PlatformRequest, edge: Answer, cli: Answer): string | undefined =>
  KNOWN_DIFFERENCES.find(({ applies }) => applies(request, edge, cli))?.because
