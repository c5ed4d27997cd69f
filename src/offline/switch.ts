/** `SERVICE_WORKER=off` deploys a worker that removes itself and all it kept from every browser that has it. */
export const isOff = (env: Readonly<Record<string, string | undefined>>): boolean =>
  env['SERVICE_WORKER'] === 'off'
