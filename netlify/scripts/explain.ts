import type { VariableName } from '~/lib/env/variables.server'

/** The variables that a service depends on. */
export interface Uses {
  /** A key or token that the service may refuse. */
  readonly key?: VariableName
  /** The variables that say where the service is. */
  readonly address: readonly VariableName[]
}

/** One sentence about a request that failed, with the variables to look at. */
export function explain(error: unknown, { key, address }: Uses): string {
  const causes = causesOf(error)
  const status = causes.map(statusOf).find((one) => one !== undefined)
  const detail = (causes.at(-1)?.message ?? String(error)).replace(/\.$/, '')
  if (key !== undefined && (status === 401 || status === 403))
    return `${key} was refused (${detail}). Create a new one; README says where.`
  const failed = status === undefined ? 'No answer' : `The answer was ${status}`
  return `${failed} (${detail}). Check ${address.join(' and ')}, and that the service is up.`
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && !causes.includes(cause); cause = cause.cause)
    causes.push(cause)
  return causes
}

/** The status of an error from Sanity's or Stripe's client. */
function statusOf(error: Error): number | undefined {
  const { statusCode } = error as { statusCode?: unknown }
  return typeof statusCode === 'number' ? statusCode : undefined
}
