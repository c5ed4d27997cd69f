import { localValues } from './env.server'
import { VARIABLES, type Variable } from './variables.server'

const TABLE = Object.entries<Variable>(VARIABLES)

const HEADER = `# Copy this file to .env to change a value. "npm start" needs no .env: every variable it uses has a local value.
# The shell's environment wins over .env, which wins over the local values. PUBLIC_… is built into the pages.
# Generated from src/lib/env/variables.server.ts by "npm run env:docs".
`

/** The text of `.env.example`: every variable, commented out, with its local value. */
export function envExample(): string {
  const local = localValues()
  return TABLE.reduce((text, [name, { description, source }]) => {
    return `${text}\n# ${description}.\n# Where to get it: ${source}.\n# ${name}=${local[name] ?? ''}\n`
  }, HEADER)
}

/** The Markdown table of README: what a deployment needs or may set. */
export function readmeTable(): string {
  const deployed = TABLE.filter(([, { requiredFor, optionalFor = [] }]) =>
    [...requiredFor, ...optionalFor].some((part) => part !== 'local'),
  )
  const rows = deployed.map(([name, { description, source, requiredFor }]) => {
    const needed = requiredFor.length > 0 ? requiredFor.join(', ') : 'optional'
    return `| \`${name}\` | ${description} | ${source} | ${needed} |`
  })
  return [
    '| Variable | Meaning | Where to get it | Required for |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
