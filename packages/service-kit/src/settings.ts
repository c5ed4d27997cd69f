type Environment = Record<string, string | undefined>

/** A port from the environment, `fallback` when the variable is missing or empty. The error names the variable. */
export const readPort = (env: Environment, name: string, fallback: number): number => {
  const text = env[name]?.trim()
  if (!text) return fallback
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name}="${text}" is not a port: use an integer from 1 to 65535.`)
  return port
}

/** A variable from the environment, `fallback` when it is missing or empty. */
export const readText = (env: Environment, name: string, fallback: string): string =>
  env[name]?.trim() || fallback
