// The states of the slot map (`styles/slots.css`).
const root = document.documentElement
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
const isHeaderFocused = () => document.querySelector('[data-slot=header] :focus-visible')
let before = scrollY
let rest: ReturnType<typeof setTimeout> | undefined

const onScroll = () => {
  const down = scrollY - before
  const isScrolled = scrollY > 100
  root.toggleAttribute('data-scrolled', isScrolled)
  // A filter bar follows the header once the list is below the bar.
  const follows = (boxOf('[data-slot=filter]+*')?.top ?? 0) < (boxOf('[data-slot=header]')?.height ?? 0)
  if (!follows || Math.abs(down) > 3) {
    // A jump, such as to a restored position, keeps the header.
    root.toggleAttribute(
      'data-away',
      isScrolled && down > 0 && down < innerHeight && follows && !isHeaderFocused(),
    )
    before = scrollY
  }
  clearTimeout(rest)
  // After the paint that follows an interaction: measuring all controls takes a slow phone 25 ms.
  rest = setTimeout(makeRoom, 200)
}

/**
 * Floating controls yield while they would cover a control, an amount or a notice or, before the page is scrolled, text
 * or a picture. Content that the browser does not render is not measured.
 */
const makeRoom = () => {
  const texts = root.hasAttribute('data-scrolled') ? '' : ', p, h2, dd, img, li:not(:has(*))'
  const controls = [
    ...document.querySelectorAll(
      `:is(main, footer) :is(a, button, input, select, textarea, summary, [data-money], [data-clear], .notice${texts})`,
    ),
  ]
    .filter(
      (control) =>
        !control.closest('[data-float]') && control.checkVisibility({ contentVisibilityAuto: true }),
    )
    .flatMap((control) => [...control.getClientRects()])
  for (const float of document.querySelectorAll('[data-float]')) {
    const { left, right, top, bottom } = float.getBoundingClientRect()
    float.toggleAttribute(
      'data-yields',
      controls.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top),
    )
  }
}

addEventListener('scroll', onScroll)
// Not with `:has()` in the styles, which would restyle the whole page on every change in it.
addEventListener('focusin', () => {
  if (isHeaderFocused()) root.removeAttribute('data-away')
})
// Also called initially: when going back, the browser may have scrolled already.
new ResizeObserver(onScroll).observe(document.body)

// To the top and past the header, without an entry in the history.
for (const link of document.querySelectorAll('[href="#top"], [href="#content"]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    scrollTo(0, 0)
    document.getElementById('content')?.focus({ preventScroll: true })
  })
