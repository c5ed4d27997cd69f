import { EventEmitter } from 'node:events'
import { beforeEach, expect, test, vi } from 'vitest'
import { createBuilder } from '.'

class Process extends EventEmitter {
  readonly send: () => void
  readonly kill = () => this.end('SIGTERM')
  constructor(behave: (process: Process) => void) {
    super()
    this.send = () => queueMicrotask(() => behave(this))
  }
  end(signal: string | null) {
    this.emit('exit', null, signal)
    this.emit('close', null, signal)
  }
}

const { spawn } = vi.hoisted(() => ({ spawn: vi.fn() }))
vi.mock('node:child_process', () => ({ spawn }))

const started: Process[] = []
const answering = (...behaviors: ((process: Process) => void)[]) => {
  for (const behave of behaviors)
    spawn.mockImplementationOnce(() => {
      const process = new Process(behave)
      started.push(process)
      return process
    })
}
const done = (process: Process) => process.emit('message', 'done')
const killed = (process: Process) => process.end('SIGKILL')
const failed = (process: Process) => process.end(null)
const build = () => createBuilder({ root: '/', cacheDir: '/', env: {} }).build('/')

beforeEach(() => {
  spawn.mockReset()
  started.length = 0
})

test('RUN-01 a build process that was killed between two builds is started again', async () => {
  answering(done, done)
  const builder = createBuilder({ root: '/', cacheDir: '/', env: {} })
  await builder.build('/a')
  started[0]?.end('SIGKILL')
  await builder.build('/b')
  expect(started).toHaveLength(2)
})

test('RUN-01 a build whose process is killed runs once more; one that fails does not', async () => {
  answering(killed, done)
  await build()
  expect(started).toHaveLength(2)

  answering(failed)
  await expect(build()).rejects.toThrow()
  expect(started).toHaveLength(3)

  answering(killed, killed)
  await expect(build()).rejects.toThrow()
  expect(started).toHaveLength(5)
})

test('RUN-01 closing during a build starts no other process', async () => {
  answering(() => {}, done)
  const builder = createBuilder({ root: '/', cacheDir: '/', env: {} })
  const building = builder.build('/')
  builder.close()
  await expect(building).rejects.toThrow()
  expect(started).toHaveLength(1)
})
