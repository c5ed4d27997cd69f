import { INTENT } from '~/early-interaction/events'
import { loadCode } from '~/early-interaction/load-element'

// Gallery, dates and notice of a product page load with the first touch. Hovering counts where `page-script.ts` sends
// `INTENT`: browsers report a pointer that merely rests where a page opens.
const EVENTS = [INTENT, 'pointerdown', 'focusin', 'scroll']

const load = ({ type }: Event) => {
  // Browsers may report a scroll when a page opens.
  if (type === 'scroll' && scrollY === 0) return
  loadCode('product-page').then(
    () => EVENTS.forEach((event) => removeEventListener(event, load)),
    () => undefined, // The next event retries.
  )
}

for (const event of EVENTS) addEventListener(event, load)
// The cart counts toward free shipping.
if (document.querySelector('cart-badge > :not(:empty)')) load(new Event(INTENT))
