/** Runs a stand-in as a process of its own: prints its address, ends cleanly on SIGTERM and SIGINT. */
export const runAsProcess = async (
  name: string,
  start: () => Promise<{ url: string; close(): Promise<void> }>,
): Promise<void> => {
  try {
    const { url, close } = await start()
    console.log(`${name} ${url}`)
    const end = () => void close().then(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
