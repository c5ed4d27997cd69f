import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../.env', import.meta.url))

/** Loads the project's `.env`; variables that are already set take precedence. */
export function useEnvFile(): void {
  if (existsSync(FILE)) loadEnvFile(FILE)
}

/** Runs a command-line script: prints errors without a stack and sets the exit code. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  useEnvFile()
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (error) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

/** The messages of an error and its cause. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
