import type { z } from 'zod'
import { type Part, VARIABLES, type Variable, type VariableName } from './variables.server'

type Source = Readonly<Record<string, string | undefined>>
type Table = typeof VARIABLES

export type Env = { readonly [Name in VariableName]: z.output<Table[Name]['schema']> }

const TABLE = Object.entries(VARIABLES) as [VariableName, Variable][]

/** Missing or malformed variables, each in one sentence with where to get it. Never contains a value. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly variables: readonly string[]
  constructor(problems: readonly { name: string; sentence: string }[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'))
    // The message is complete; build tools would print the stack below it.
    this.stack = ''
    this.variables = problems.map(({ name }) => name)
  }
}

/**
 * The environment. Each variable is checked when it is read, so that a function fails only for the variables it uses:
 * reading a missing or malformed one throws an {@link EnvError}.
 */
export function readEnv(source: Source = process.env): Env {
  const values = withSiteAddress(source)
  const env = {}
  for (const [name, variable] of TABLE) {
    Object.defineProperty(env, name, { enumerable: true, get: () => valueOf(name, variable, values[name]) })
  }
  return env as Env
}

/** Checks all variables of a part; throws an {@link EnvError} that names every problem. */
export function checkEnv(parts: readonly Part[], environment: Source = process.env): void {
  const source = withSiteAddress(environment)
  const problems = TABLE.flatMap(([name, variable]) => {
    const uses = (list: readonly Part[] = []) => parts.some((part) => list.includes(part))
    const required = uses(variable.requiredFor)
    if (!required && !(uses(variable.optionalFor) && source[name])) return []
    const sentence = problemOf(name, variable, source[name])
    return sentence === undefined ? [] : [{ name, sentence }]
  })
  if (problems.length > 0) throw new EnvError(problems)
}

/** Checks the named variables; throws an {@link EnvError} that names every problem. */
export function requireVariables(names: readonly VariableName[], environment: Source = process.env): void {
  const source = withSiteAddress(environment)
  const problems = names.flatMap((name) => {
    const sentence = problemOf(name, VARIABLES[name], source[name])
    return sentence === undefined ? [] : [{ name, sentence }]
  })
  if (problems.length > 0) throw new EnvError(problems)
}

/**
 * Sets PUBLIC_SITE_URL on Netlify where it is unset: to the address of a deploy preview while that is built, otherwise
 * to the site's main address (docs.netlify.com/build/configure-builds/environment-variables).
 */
export function withSiteAddress(source: Source): Source {
  if (source['PUBLIC_SITE_URL'] || !source['SITE_ID']) return source
  const isPreview = source['CONTEXT'] !== undefined && source['CONTEXT'] !== 'production'
  return { ...source, PUBLIC_SITE_URL: isPreview ? source['DEPLOY_PRIME_URL'] : source['URL'] }
}

/** Whether any variable that a deployment requires is set. */
export const isConfigured = (source: Source): boolean =>
  TABLE.some(([name, { requiredFor }]) => requiredFor.length > 0 && Boolean(source[name]))

/** The values under `npm start`, with the ports in `source` where it names any. */
export function localValues(source: Source = {}): Record<string, string> {
  const portOf = (name: string) => source[name] || TABLE.find(([other]) => other === name)?.[1].local || ''
  return Object.fromEntries(
    TABLE.flatMap(([name, { local }]) =>
      local === undefined
        ? []
        : [
            [
              name,
              /_PORT$/.test(name)
                ? portOf(name)
                : local.replace(/\{(\w+)\}/g, (_, port: string) => portOf(port)),
            ],
          ],
    ),
  )
}

function valueOf(name: string, variable: Variable, value: string | undefined): string | undefined {
  const result = variable.schema.safeParse(value)
  if (result.success) return result.data
  throw new EnvError([{ name, sentence: problemOf(name, variable, value) ?? name }])
}

function problemOf(
  name: string,
  { schema, source }: Variable,
  value: string | undefined,
): string | undefined {
  const result = schema.safeParse(value)
  if (result.success) return undefined
  const problem = value?.trim() ? result.error.issues.at(-1)?.message : 'is missing'
  return `${name} ${problem}. Where to get it: ${source}.`
}
