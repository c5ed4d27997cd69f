import type { Reply } from './read-in-worker'
import { type ReadingTask, readRequest } from './read-request'

/** Compiling the patterns takes seconds on a slow phone, so texts are read outside the page's thread. */
addEventListener('message', ({ data }: MessageEvent<ReadingTask & Pick<Reply, 'id'>>) => {
  const { id, text, places, locale, today } = data
  postMessage({ id, answer: readRequest(text, places, locale, today) } satisfies Reply)
})
