import { BASE_CURRENCY, type Currency } from '~/lib/money'
import { isLocale } from '~/i18n/locales'
import { inLocale, localeOf } from '~/i18n/routes'
import { $currency, chooseCurrency, rememberLanguage } from './settings.store'

/** Prices are in the page in every currency; this attribute selects the visible one. */
const show = (currency: Currency) => {
  if (currency === BASE_CURRENCY) delete document.documentElement.dataset['currency']
  else document.documentElement.dataset['currency'] = currency
}

/** The language and currency selectors of the footer. */
class ShopSettings extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback() {
    const [language, currency] = this.querySelectorAll('select')
    // Browsers restore a select's previous value on reload and Back.
    if (language) language.value = localeOf(location.pathname)
    language?.addEventListener('change', () => this.#speak(language.value))
    currency?.addEventListener('change', () => chooseCurrency(currency.value))
    this.#stop = $currency.subscribe((chosen) => {
      show(chosen)
      if (currency) currency.value = chosen
    })
  }

  disconnectedCallback() {
    this.#stop?.()
  }

  /** The same page in the other language: path, query and hash stay. */
  #speak(value: string) {
    if (!isLocale(value)) return
    rememberLanguage(value)
    location.assign(inLocale(location.pathname + location.search + location.hash, value))
  }
}

customElements.define('shop-settings', ShopSettings)
