// When scrolling with a finger rests, marks the product whose card is nearest to the finger; `public/speculation-rules.json`
// has it rendered ahead. Chrome for Android does so by itself only for a link that is larger than all others in view, which
// no card of a grid is.

/** Milliseconds. */
const REST = 500
const LIKELY = 'data-likely-next'

let finger: PointerEvent | undefined
let likely: Element | undefined
let resting: ReturnType<typeof setTimeout> | undefined

const mark = ({ clientX, clientY }: PointerEvent) => {
  likely?.removeAttribute(LIKELY)
  let least = Infinity
  for (const link of document.querySelectorAll('article a[href*="/shop/product/"]')) {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const distance = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY)
    if (distance < least) [least, likely] = [distance, link]
  }
  likely?.setAttribute(LIKELY, '')
}

addEventListener('pointerdown', (event) => {
  clearTimeout(resting)
  finger = event.pointerType === 'touch' ? event : undefined
})
document.addEventListener('scrollend', () => {
  if (finger) resting = setTimeout(mark, REST, finger)
})
