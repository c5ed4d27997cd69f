import type { Answer } from './ask'
import type { PlatformRequest } from './requests'

interface Known {
  readonly because: string
  readonly applies: (request: PlatformRequest, edge: Answer, cli: Answer) => boolean
}

/** Differences that are limits of the command line, not of Netlify. */
export const KNOWN_DIFFERENCES: readonly Known[] = []

export const reasonOf = (request: PlatformRequest, edge: Answer, cli: Answer): string | undefined =>
  KNOWN_DIFFERENCES.find(({ applies }) => applies(request, edge, cli))?.because
