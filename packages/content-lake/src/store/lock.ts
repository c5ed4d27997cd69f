import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Makes sure that one process at a time writes below `dir`; gives the way to let go. The lock is a local socket, so
 * that it ends with the process however that ends. Rejects naming the folder when another process has it.
 */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  mkdirSync(dir, { recursive: true })
  const address = addressFor(realpathSync(dir))
  if (await answers(address)) throw inUse(dir)
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const server = createServer((socket) => socket.destroy())
  await listen(server, address, dir)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A name short enough for a socket, however deep the folder lies. */
const addressFor = (path: string): string => {
  const name = `rumbo-lake-${createHash('sha1').update(path).digest('hex').slice(0, 20)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const answers = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const listen = (server: Server, address: string, dir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(inUse(dir, cause)))
    server.listen(address, resolve)
  })

const inUse = (dir: string, cause?: Error) =>
  new Error(`Another content lake is using ${dir}. Stop it, or set LOCAL_STATE_DIR to another folder.`, {
    cause,
  })
