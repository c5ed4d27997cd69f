// When scrolling by touch stops, marks the product card nearest to the finger, which `public/speculation-rules.json`
// prerenders. Chrome for Android itself chooses only a link larger than all others in view, which no card in a grid is.

/** Milliseconds. */
const REST = 500
const LIKELY = 'data-likely-next'

let finger: PointerEvent | undefined
let likely: Element | undefined
let resting: ReturnType<typeof setTimeout> | undefined

const mark = ({ clientX, clientY }: PointerEvent) => {
  likely?.removeAttribute(LIKELY)
  likely = undefined
  let least = Infinity
  for (const link of document.querySelectorAll('article a[href*="/shop/product/"]')) {
    const { left, right, top, bottom } = link.getBoundingClientRect()
    const distance = Math.hypot((left + right) / 2 - clientX, (top + bottom) / 2 - clientY)
    if (distance < least && top < innerHeight && bottom > 0) [least, likely] = [distance, link]
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
