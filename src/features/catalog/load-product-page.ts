import { INTENT } from '~/early-interaction/events'
import { loadCode } from '~/early-interaction/load-element'

// Gallery, dates and notice of a product page load with the first touch.
const EVENTS = [INTENT, 'pointerover', 'focusin', 'scroll']

const load = ({ type }: Event) => {
  // Browsers may report a scroll when a page opens.
  if (type === 'scroll' && scrollY === 0) return
  loadCode('product-page').then(
    () => EVENTS.forEach((event) => removeEventListener(event, load)),
    () => undefined, // The next event retries.
  )
}

for (const event of EVENTS) addEventListener(event, load)
