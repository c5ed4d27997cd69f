import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGS, requireFullChromium } from '../chromium'
import { PHONE } from '../budgets/weigh'

const SLOWER = 4

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: { readonly type: string } }
  readonly result?: Record<string, unknown>
  readonly error?: { readonly message: string }
}

/**
 * A tab of a new Chromium with a phone's screen and a slow CPU. Without Playwright, which turns off prerendering and the
 * back/forward cache.
 */
export const openTab = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-chromium-'))
  const child = spawn(
    requireFullChromium(),
    ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, ...CHROMIUM_ARGS],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise((done) => child.once('exit', done))
  const address = await new Promise<string>((done, fail) => {
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /DevTools listening on (\S+)/.exec(output)?.[1]
      if (found) done(found)
    })
    child.once('exit', () => fail(new Error(`Chromium ended: ${output.slice(-500)}`)))
  })
  const socket = new WebSocket(address)
  await new Promise((done) => socket.addEventListener('open', done, { once: true }))

  const waiting = new Map<number, (message: Message) => void>()
  let sent = 0
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    const id = ++sent
    const answer = new Promise<Message>((done) => waiting.set(id, done))
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result = {}, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  /** Pages that are rendered ahead, too. They answer once they run. */
  const slowDown = (session: string) =>
    Promise.all([
      send('Emulation.setCPUThrottlingRate', { rate: SLOWER }, session),
      send('Runtime.runIfWaitingForDebugger', {}, session),
    ])
  let pageFound: (session: string) => void
  const firstPage = new Promise<string>((done) => (pageFound = done))
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    const session = message.params?.sessionId
    if (
      message.method !== 'Target.attachedToTarget' ||
      message.params?.targetInfo?.type !== 'page' ||
      !session
    )
      return
    // A page may be gone again.
    slowDown(session).catch(() => undefined)
    pageFound(session)
  })

  // Chromium renders ahead only for clients of the tab, of which the page is a part.
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await send('Target.setAutoAttach', attach, String(sessionId))
  const page = await firstPage
  const { width, height } = PHONE.viewport
  const metrics = { width, height, deviceScaleFactor: PHONE.deviceScaleFactor, mobile: true }
  await send('Emulation.setDeviceMetricsOverride', metrics, page)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true }, page)

  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page)
    return (result as { value?: unknown }).value
  }
  return {
    open: async (url: string) => {
      await send('Page.navigate', { url }, page)
    },
    /** Taps the middle of an element, and returns when. */
    tap: async (selector: string): Promise<number> => {
      const [x, y] = (await evaluate(
        `(({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2])(document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect())`,
      )) as [number, number]
      const at = Date.now()
      await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }, page)
      await new Promise((done) => setTimeout(done, 80))
      await send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, page)
      return at
    },
    close: async () => {
      socket.close()
      child.kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
