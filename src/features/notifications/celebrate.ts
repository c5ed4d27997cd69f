/** Fixed colours of the palette: a canvas cannot read custom properties. */
const COLORS = ['#c2411b', '#f4b942', '#2e6b3e', '#0b5fa5', '#8fd3d6', '#5b2a86']

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Without a worker: the library makes it from a blob, which the content security policy refuses. Nothing if its code does not come. */
const loadConfetti = () =>
  import('canvas-confetti').then(
    ({ create }) => create(undefined, { useWorker: false, resize: true }),
    () => undefined,
  )

/** One burst of `pieces`; nothing at all under reduced motion. The code comes only when there is a reason. */
export async function celebrate({ pieces }: { pieces: number }) {
  if (still()) return
  const confetti = await loadConfetti()
  await confetti?.({ colors: COLORS, particleCount: pieces, spread: 100, origin: { y: 0.35 } })
}

/** Small bursts from both sides for `milliseconds` (NEWS-03). */
export async function celebrateFor(milliseconds: number) {
  if (still()) return
  const confetti = await loadConfetti()
  if (!confetti) return
  const end = performance.now() + milliseconds
  const burst = () => {
    for (const [x, angle] of [
      [0, 60],
      [1, 120],
    ] as const)
      void confetti({ colors: COLORS, particleCount: 3, angle, spread: 60, origin: { x, y: 0.6 } })
    if (performance.now() < end) requestAnimationFrame(burst)
  }
  burst()
}
