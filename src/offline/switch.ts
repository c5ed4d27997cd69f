/** `SERVICE_WORKER=off` deploys a worker that removes itself and its caches from every browser. */
export const isOff = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['SERVICE_WORKER'] === 'off'
