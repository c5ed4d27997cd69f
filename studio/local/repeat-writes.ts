import { STREAM } from './spread'

/** Milliseconds between two attempts, and in total. */
const PAUSE = 500
const PATIENCE = 120_000

const WRITE = /\/data\/(?:actions|mutate)\//

const hasTransactionId = (body: unknown): boolean =>
  typeof body === 'string' && body.includes('"transactionId":"')

/**
 * Sends a write of the page again, under its transaction id, while the lake does not answer: the lake applies it once.
 * The Studio itself would send it under a new id, and text that the lake had stored before it stopped would be entered
 * twice. Event streams wait for these writes, so that forms never begin from a document without them.
 */
export const repeatWrites = (page: { fetch: typeof fetch }) => {
  const { fetch } = page
  const unanswered = new Set<Promise<Response>>()

  const repeat = async (send: () => Promise<Response>, signal: AbortSignal | null | undefined) => {
    const end = Date.now() + PATIENCE
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
      try {
        return await send()
      } catch (error) {
        if (signal?.aborted || Date.now() > end) throw error
      }
    }
  }

  page.fetch = async (input, init) => {
    const send = () => fetch.call(page, input, init)
    if (typeof input !== 'string') return send()
    if (STREAM.test(input)) await Promise.allSettled(unanswered)
    if (!WRITE.test(input) || !hasTransactionId(init?.body)) return send()
    try {
      return await send()
    } catch (error) {
      if (init?.signal?.aborted) throw error
      const answer = repeat(send, init?.signal)
      unanswered.add(answer)
      return await answer.finally(() => unanswered.delete(answer))
    }
  }
}
