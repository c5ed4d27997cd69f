import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Ports } from './ports'

const port = z.number()
const record = z.object({
  pid: z.int(),
  ports: z.object({ shop: port, studio: port, lake: port, payments: port, identity: port, mail: port }),
})

const fileIn = (stateDir: string): string => join(stateDir, 'running.json')

/** Records that this process serves the state in `stateDir`. Returns a function that removes the record. */
export const recordRunning = (stateDir: string, ports: Ports): (() => void) => {
  mkdirSync(stateDir, { recursive: true })
  writeFileSync(fileIn(stateDir), JSON.stringify({ pid: process.pid, ports }))
  return () => rmSync(fileIn(stateDir), { force: true })
}

/** The ports of the stack that serves the state in `stateDir`, if one is running. */
export const runningPorts = (stateDir: string): Ports | undefined => {
  if (!existsSync(fileIn(stateDir))) return undefined
  const { pid, ports } = record.parse(JSON.parse(readFileSync(fileIn(stateDir), 'utf8')))
  return isAlive(pid) ? ports : undefined
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
