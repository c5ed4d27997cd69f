import { expect, test, vi } from 'vitest'
import type { ReadingTask } from './read-request'

const [task, other] = ['en', 'es'].map(
  (locale) => ({ text: locale, places: [], locale, today: new Date() }) as ReadingTask,
) as [ReadingTask, ReadingTask]

/** A worker that answers what its tests send it. */
class TestWorker extends EventTarget {
  static started: TestWorker[] = []
  readonly posted: (ReadingTask & { id: number })[] = []
  readonly terminate = vi.fn<() => void>()
  constructor() {
    super()
    TestWorker.started.push(this)
  }
  postMessage(message: ReadingTask & { id: number }) {
    this.posted.push(message)
  }
  answer(i: number, words: string) {
    const data = { id: this.posted[i]!.id, answer: { when: {}, unknown: [words] } }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('PLAN-02 one worker reads all texts, each gets its own answer, a broken worker is replaced, and an example makes it ready', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('Worker', TestWorker)
  const { readInWorker } = await import('./read-in-worker')
  const readings = [readInWorker(task), readInWorker(other)]
  const [first] = TestWorker.started as [TestWorker]
  first.answer(1, 'second')
  first.answer(0, 'first')
  expect((await Promise.all(readings)).map(({ unknown }) => unknown)).toEqual([['first'], ['second']])

  const failed = readInWorker(task)
  first.dispatchEvent(Object.assign(new Event('error'), { message: 'not found' }))
  await expect(failed).rejects.toThrow('The text could not be read: not found')
  expect(first.terminate).toHaveBeenCalledOnce()
  const again = readInWorker(task)
  expect(TestWorker.started).toHaveLength(2)
  TestWorker.started[1]!.answer(0, 'again')
  await expect(again).resolves.toMatchObject({ unknown: ['again'] })

  const { prepare } = await import('./understand')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  void prepare('an example', 'en')
  void prepare('an example', 'en')
  await vi.waitFor(() =>
    expect(TestWorker.started[1]!.posted.map(({ text }) => text)).toContain('an example'),
  )
  expect(TestWorker.started[1]!.posted, 'the example is read once').toHaveLength(2)
  vi.unstubAllGlobals()
})
