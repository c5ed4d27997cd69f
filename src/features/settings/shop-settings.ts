import { BASE_CURRENCY, type Currency } from '~/lib/money'
import { $currency, chooseCurrency } from './settings.store'

/** Prices are in the page in every currency; this attribute selects the visible one. */
const show = (currency: Currency) => {
  if (currency === BASE_CURRENCY) delete document.documentElement.dataset['currency']
  else document.documentElement.dataset['currency'] = currency
}

/** The currency selector of the footer. */
class ShopSettings extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    const currency = this.querySelector('select')
    currency?.addEventListener('change', () => chooseCurrency(currency.value))
    this.#stop = $currency.subscribe((chosen) => {
      show(chosen)
      if (currency) currency.value = chosen
    })
  }

  disconnectedCallback() {
    this.#stop?.()
  }
}

customElements.define('shop-settings', ShopSettings)
