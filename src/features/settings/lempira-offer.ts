import { notify } from '~/features/notifications/toast'
import { BASE_CURRENCY } from '~/lib/money'
import { offersLempiras } from './offers-lempiras'
import { CURRENCY_KEY } from './settings'
import { $currency, chooseCurrency } from './settings.store'

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

/** Offers prices in lempiras until the visitor answers. The answer is stored as the chosen currency. */
class LempiraOffer extends HTMLElement {
  connectedCallback() {
    if (!isOffered()) return
    this.hidden = false
    this.addEventListener('click', ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return
      chooseCurrency(target.value)
      if (target.value !== BASE_CURRENCY) notify(this.dataset['accepted'] ?? '')
      this.hidden = true
      document.getElementById('content')?.focus({ preventScroll: true })
    })
    $currency.listen(() => (this.hidden = true))
  }
}

customElements.define('lempira-offer', LempiraOffer)
