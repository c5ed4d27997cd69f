import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { fileURLToPath } from 'node:url'

const FILE = fileURLToPath(new URL('../../.env', import.meta.url))

/** Takes the project's `.env` in, under what the process has already. */
export function useEnvFile(): void {
  if (existsSync(FILE)) loadEnvFile(FILE)
}

/** Runs a command for people: its error is a sentence, its exit code tells whether all is well. */
export async function runCommand(command: () => Promise<boolean>): Promise<void> {
  useEnvFile()
  try {
    process.exitCode = (await command()) ? 0 : 1
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}

/** What an error and its cause say, without their stacks. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error ? `${error.message} (${cause.message})` : error.message
}
