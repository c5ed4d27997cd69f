import type { Answer } from './ask'
import type { PlatformRequest } from './requests'

interface Known {
  readonly because: string
  readonly applies: (request: PlatformRequest, edge: Answer, cli: Answer) => boolean
  /** The path that the command line mistakes the request's path for: both must have the same answer. */
  readonly readAs?: (path: string) => string
}

/** Differences that are limits of the command line, not of Netlify; each is checked by what it answers. */
const KNOWN_DIFFERENCES: readonly Known[] = [
  {
    because: 'it serves pages with a slash at the end instead of redirecting',
    applies: ({ path }, edge, cli) => path.endsWith('/') && edge.status === 301 && cli.status === 200,
    readAs: (path) => path.slice(0, -1),
  },
  {
    because: 'it encodes malformed queries again',
    applies: ({ path }, edge, cli) => path.endsWith('?%') && cli.location === `${edge.location}25=`,
  },
  {
    because: 'it calls scheduled functions by their address',
    applies: ({ path }, _, cli) => path === '/.netlify/functions/clock' && cli.status === 200,
  },
  {
    because: 'it serves these files',
    applies: ({ path }, _, cli) => /^\/_(headers|redirects)$/.test(path) && cli.status === 200,
  },
  {
    because: 'its file server merges slashes',
    applies: ({ path }) => path.indexOf('//') > 0,
    readAs: (path) => path.replaceAll(/\/+/g, '/'),
  },
  {
    because: 'it takes what follows two slashes for a host',
    applies: ({ path }) => path.startsWith('//'),
    readAs: (path) => new URL(path, 'http://localhost').pathname,
  },
  {
    // In the engine, no rule matches a path that begins with several slashes.
    because: 'it decodes paths before it looks for a redirect',
    applies: ({ path }, edge, cli) => path.startsWith('/%2f') && edge.status === 302 && cli.status === 404,
  },
]

/** Why the answers differ; undefined when that is unknown. `askCli` sends another request to the command line. */
export const reasonOf = async (
  request: PlatformRequest,
  edge: Answer,
  cli: Answer,
  askCli: (request: PlatformRequest) => Promise<Answer>,
): Promise<string | undefined> => {
  const known = KNOWN_DIFFERENCES.find(({ applies }) => applies(request, edge, cli))
  if (!known?.readAs) return known?.because
  const same = await askCli({ ...request, path: known.readAs(request.path) })
  return same.status === cli.status && same.location === cli.location ? known.because : undefined
}
