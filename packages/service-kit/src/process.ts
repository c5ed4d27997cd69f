/** Runs a service as a process: prints its URL, shuts down cleanly on SIGTERM and SIGINT. */
export const runAsProcess = async (
  name: string,
  start: () => Promise<{ url: string; close(): Promise<void> }>,
): Promise<void> => {
  try {
    const { url, close } = await start()
    console.log(`${name} ${url}`)
    const shutDown = () => void close().then(() => process.exit(0))
    process.once('SIGTERM', shutDown)
    process.once('SIGINT', shutDown)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
