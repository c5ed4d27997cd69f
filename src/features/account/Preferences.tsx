import { useStore } from '~/components/use-store'
import { BASE_CURRENCY, CURRENCIES } from '~/lib/money'
import { $currency, chooseCurrency, rememberLanguage } from '~/features/settings/settings.store'
import { LANGUAGES } from '~/i18n/languages'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES } from '~/i18n/messages'
import { pathFor } from '~/i18n/routes'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import styles from './Settings.module.css'

/** Language and currency, as in the footer. */
export function Preferences({ locale }: { locale: Locale }) {
  const t = ACCOUNT_MESSAGES[locale].preferences
  const currency = useStore($currency, BASE_CURRENCY)
  const changeLanguage = (code: Locale) => {
    rememberLanguage(code)
    window.location.assign(pathFor('account', code))
  }
  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="preferences">
      <h2 id="preferences">{t.title}</h2>
      <fieldset className={styles.choices}>
        <legend className="field-label">{t.language}</legend>
        {LOCALES.map((code) => (
          <label key={code} className={styles.choice} lang={code}>
            <input type="radio" checked={code === locale} onChange={() => changeLanguage(code)} />
            {LANGUAGES[code].name}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className="field-label">{t.currency}</legend>
        {CURRENCIES.map((code) => (
          <label key={code} className={styles.choice}>
            <input type="radio" checked={code === currency} onChange={() => chooseCurrency(code)} />
            {MESSAGES[locale].layout.currencies[code]}
          </label>
        ))}
      </fieldset>
    </section>
  )
}
