import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { type Server, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Prevents two processes from writing to `dir`; returns the function to unlock it. The lock is a local socket, which
 * ends with the process even on `kill -9`.
 */
export const lockFolder = async (dir: string): Promise<() => Promise<void>> => {
  mkdirSync(dir, { recursive: true })
  const address = addressFor(realpathSync(dir))
  if (await isInUse(address)) throw lockError(dir)
  if (process.platform !== 'win32') rmSync(address, { force: true })
  const server = createServer((socket) => socket.destroy())
  await listen(server, address, dir)
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** Socket paths have a maximum length, so the folder is hashed. */
const addressFor = (path: string): string => {
  const name = `content-lake-${createHash('sha1').update(path).digest('hex').slice(0, 20)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

const isInUse = (address: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

const listen = (server: Server, address: string, dir: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (cause) => reject(lockError(dir, cause)))
    server.listen(address, resolve)
  })

const lockError = (dir: string, cause?: Error) =>
  new Error(`Another content lake is using ${dir}. Stop it, or use another folder.`, {
    cause,
  })
