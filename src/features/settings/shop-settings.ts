import { BASE_CURRENCY, type Currency } from '~/lib/money'
import { $currency, chooseCurrency } from './settings.store'

/** Prices are in the page in every currency; this attribute selects the visible one. */
const show = (currency: Currency) => {
  if (currency === BASE_CURRENCY) delete document.documentElement.dataset['currency']
  else document.documentElement.dataset['currency'] = currency
}

/** The currency selectors of the header and the footer, which stay in the page. */
class ShopSettings extends HTMLElement {
  connectedCallback() {
    const currency = this.querySelector('select')
    currency?.addEventListener('change', () => chooseCurrency(currency.value))
    $currency.subscribe((chosen) => {
      show(chosen)
      if (currency) currency.value = chosen
    })
  }
}

customElements.define('shop-settings', ShopSettings)
