import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'
import { type ParseArgsConfig, parseArgs } from 'node:util'

const FILE = fileURLToPath(new URL('../../.env', import.meta.url))

/** Loads the project's `.env`; variables that are already set take precedence. */
function useEnvFile(): void {
  if (existsSync(FILE)) loadEnvFile(FILE)
}

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Given extends Options> = ReturnType<typeof parseArgs<{ options: Given }>>['values']

/**
 * Runs a command-line script with its options: `--help` prints the usage, and errors are printed without a stack. Sets
 * the exit code.
 */
export async function runCommand<Given extends Options>(
  usage: string,
  options: Given,
  command: (values: Values<Given>) => Promise<boolean>,
): Promise<void> {
  useEnvFile()
  try {
    if (process.argv.includes('--help')) return void console.log(usage)
    process.exitCode = (await command(parse(usage, options))) ? 0 : 1
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

function parse<Given extends Options>(usage: string, options: Given): Values<Given> {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new Error(`${messageOf(error).split('. ')[0]}. ${usage}`)
  }
}

/** The messages of an error and its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
