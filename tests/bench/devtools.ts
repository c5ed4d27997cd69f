import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CHROMIUM_ARGS, requireFullChromium } from '../chromium'
import { PHONE } from '../budgets/weigh'

const SLOWER = 4
/** GiB. */
const MEMORY = 4

/**
 * What Chrome for Android does by default: pages behind all links in view are prerendered, not only those of touched
 * links.
 */
const AS_ON_ANDROID = '--enable-features=PreloadingModerateViewportHeuristics'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly sessionId?: string; readonly targetInfo?: { readonly type: string } }
  readonly result?: Record<string, unknown>
  readonly error?: { readonly message: string }
}

/**
 * A tab of a new Chromium with a phone's screen and a slow CPU. Without Playwright, which turns off prerendering and
 * the back/forward cache.
 */
export const openTab = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-chromium-'))
  const child = spawn(
    requireFullChromium(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
      AS_ON_ANDROID,
      ...CHROMIUM_ARGS,
    ],
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
  /** For prerendered pages, too. They answer once they run. */
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
    // The page may already be gone.
    slowDown(session).catch(() => undefined)
    pageFound(session)
  })

  // Chromium prerenders only for clients of the tab, which contains the page.
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true })
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
  const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await send('Target.setAutoAttach', attach, String(sessionId))
  const page = await firstPage
  const { width, height } = PHONE.viewport
  const metrics = { width, height, deviceScaleFactor: PHONE.deviceScaleFactor, mobile: true }
  await send('Emulation.setDeviceMetricsOverride', metrics, page)
  await send('Emulation.setTouchEmulationEnabled', { enabled: true }, page)
  const source = `Object.defineProperty(navigator, 'deviceMemory', { value: ${MEMORY} })`
  // Otherwise the script does not run.
  await send('Page.enable', {}, page)
  await send('Page.addScriptToEvaluateOnNewDocument', { source }, page)

  const thumb = { x: width / 2, y: height * 0.75 }
  const touch = (type: string, point?: { readonly x: number; readonly y: number }) =>
    send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] }, page)
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true }, page)
    return (result as { value?: unknown }).value
  }
  return {
    open: async (url: string) => {
      await send('Page.navigate', { url }, page)
    },
    /** Scrolls down with the thumb. */
    swipe: async (pixels: number): Promise<void> => {
      await touch('touchStart', thumb)
      for (let step = 1; step <= 10; step++) {
        await touch('touchMove', { x: thumb.x, y: thumb.y - (pixels * step) / 10 })
        await new Promise((done) => setTimeout(done, 16))
      }
      await touch('touchEnd')
    },
    /** Taps the `nth` nearest uncovered element to the start of a swipe, and returns when. */
    tapNearThumb: async (selector: string, nth = 0): Promise<number> => {
      const middles = (await evaluate(
        `Array.from(document.querySelectorAll(${JSON.stringify(selector)}), (element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const middle = [(left + right) / 2, (top + bottom) / 2]
          return element.contains(document.elementFromPoint(...middle)) ? [middle] : []
        }).flat()`,
      )) as (readonly [number, number])[]
      const distance = ([x, y]: readonly [number, number]) => Math.hypot(x - thumb.x, y - thumb.y)
      const [x, y] = middles.toSorted((one, other) => distance(one) - distance(other))[nth] ?? [0, 0]
      const at = Date.now()
      await touch('touchStart', { x, y })
      await new Promise((done) => setTimeout(done, 80))
      await touch('touchEnd')
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
