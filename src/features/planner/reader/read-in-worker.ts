import type { ReadingTask } from './read-request'
import workerAddress from './read-worker?worker&url'
import type { Understood } from './understood'

/** What the worker sends back. */
export interface Reply {
  readonly id: number
  readonly answer: Understood
}

let trustedAddress: unknown
let worker: Worker | undefined
let tasks = 0

const start = (): Worker => {
  trustedAddress ??=
    window.trustedTypes
      ?.createPolicy('trip-reader', { createScriptURL: () => workerAddress })
      .createScriptURL('') ?? workerAddress
  return new Worker(trustedAddress as string)
}

/** Reads a text in a worker, which is started once. Throws if it cannot be loaded or fails; the next text starts another. */
export const readInWorker = (task: ReadingTask): Promise<Understood> => {
  const id = tasks++
  const reader = (worker ??= start())
  return new Promise((resolve, reject) => {
    const end = new AbortController()
    reader.addEventListener(
      'message',
      ({ data }: MessageEvent<Reply>) => {
        if (data.id !== id) return
        end.abort()
        resolve(data.answer)
      },
      end,
    )
    reader.addEventListener(
      'error',
      ({ message }) => {
        end.abort()
        reader.terminate()
        if (worker === reader) worker = undefined
        reject(new Error(`The text could not be read: ${message}`))
      },
      end,
    )
    reader.postMessage({ ...task, id })
  })
}
