import type { Context } from 'hono'

/** In milliseconds. */
const HEARTBEAT = 15_000

export interface EventStream {
  send(event: string, data: object, id?: string): void
  close(): void
}

/** Responds with server-sent events; `start` returns a function to call when the client has disconnected. */
export const eventStream = (c: Context, start: (stream: EventStream) => () => void): Response => {
  const text = new TextEncoder()
  let stop = () => {}
  let heartbeat: NodeJS.Timeout | undefined
  let open = true
  const end = () => {
    open = false
    clearInterval(heartbeat)
    stop()
  }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (chunk: string) => {
        if (open) controller.enqueue(text.encode(chunk))
      }
      heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT)
      stop = start({
        send: (event, data, id) =>
          write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        close() {
          if (!open) return
          end()
          controller.close()
        },
      })
    },
    cancel: end,
  })
  c.header('Content-Type', 'text/event-stream; charset=utf-8')
  c.header('Cache-Control', 'no-cache, no-transform')
  return c.body(body)
}
