import type { Options } from 'canvas-confetti'

/** Copied from the palette, as a canvas cannot read custom properties. */
const COLORS = ['#c2411b', '#f4b942', '#2e6b3e', '#0b5fa5', '#8fd3d6', '#5b2a86']

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Without a worker, which the library creates from a blob that the CSP blocks. `undefined` if it fails to load. */
const loadConfetti = (canvas?: HTMLCanvasElement) =>
  import('canvas-confetti').then(
    ({ create }) => {
      const confetti = create(canvas, { useWorker: false, resize: true })
      return {
        /** On a canvas that the library adds, outside all landmarks. */
        fire: (options: Options) => {
          const fallen = confetti(options)
          document.querySelector('body > canvas')?.setAttribute('aria-hidden', 'true')
          return fallen
        },
        reset: () => confetti.reset(),
      }
    },
    () => undefined,
  )

/**
 * One low burst of `pieces` around the middle of `from`, behind the page's texts; nothing with reduced motion. The library
 * is loaded on demand.
 */
export async function celebrate({ pieces, from }: { pieces: number; from: Element }) {
  if (prefersReducedMotion()) return
  const confetti = await loadConfetti()
  const { left, width, bottom } = from.getBoundingClientRect()
  await confetti?.fire({
    colors: COLORS,
    particleCount: pieces,
    spread: 160,
    startVelocity: 20,
    scalar: 0.8,
    ticks: 90,
    origin: { x: (left + width / 2) / innerWidth, y: bottom / innerHeight },
    zIndex: -1,
  })
}

/** How long a piece of `celebrateFor` falls, in milliseconds and in the library's frames of 1/60 s. */
const FALL_MS = 2500
const FALL_FRAMES = 150

/**
 * Small bursts from both sides of `place`, on a canvas in it that its styles put behind the text; after `milliseconds`
 * the last piece is gone (NEWS-03).
 */
export async function celebrateFor(milliseconds: number, place: HTMLElement) {
  if (prefersReducedMotion()) return
  const canvas = document.createElement('canvas')
  canvas.setAttribute('aria-hidden', 'true')
  const confetti = await loadConfetti(canvas)
  if (!confetti) return
  place.append(canvas)
  const end = performance.now() + milliseconds - FALL_MS
  let fired = 0
  const burst = () => {
    for (const [x, angle] of [
      [0, 60],
      [1, 120],
    ] as const)
      void confetti.fire({
        colors: COLORS.filter((_, i) => i === fired % COLORS.length),
        particleCount: 1,
        startVelocity: 30,
        ticks: FALL_FRAMES,
        angle,
        spread: 60,
        origin: { x, y: 0.6 },
      })
    fired++
    if (performance.now() < end) requestAnimationFrame(burst)
  }
  burst()
  setTimeout(() => {
    confetti.reset()
    canvas.remove()
  }, milliseconds)
}
