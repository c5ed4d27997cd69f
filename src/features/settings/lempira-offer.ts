import { BASE_CURRENCY } from '~/lib/money'
import { offersLempiras } from './offers-lempiras'
import { CURRENCY_KEY } from './settings'
import { $currency, chooseCurrency } from './settings.store'

/** How long an offer without an answer is in view; then the prices remain in the base currency. */
const OFFER_DURATION = 20_000

/** Blocked storage throws. Without it no answer could be remembered, so nothing is offered. */
const isOffered = () => {
  try {
    return offersLempiras({
      languages: navigator.languages,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      currency: localStorage.getItem(CURRENCY_KEY) ?? sessionStorage.getItem(CURRENCY_KEY),
    })
  } catch {
    return false
  }
}

/** Offers prices in lempiras once. The answer is stored as the chosen currency. */
class LempiraOffer extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined

  connectedCallback() {
    if (!isOffered()) return
    this.hidden = false
    new IntersectionObserver(([entry]) => {
      clearTimeout(this.#timer)
      if (entry?.isIntersecting)
        this.#timer = setTimeout(() => this.#answer(BASE_CURRENCY), OFFER_DURATION)
    }).observe(this)
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) this.#answer(target.value)
    })
    $currency.listen(() => this.#close())
  }

  #answer(currency: string) {
    chooseCurrency(currency)
    this.#close()
  }

  #close() {
    clearTimeout(this.#timer)
    if (this.contains(document.activeElement)) document.getElementById('content')?.focus({ preventScroll: true })
    this.hidden = true
  }
}

customElements.define('lempira-offer', LempiraOffer)
