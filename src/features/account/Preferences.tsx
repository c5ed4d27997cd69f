import { useStore } from '~/components/use-store'
import { BASE_CURRENCY, CURRENCIES } from '~/lib/money'
import { $currency, chooseCurrency } from '~/features/settings/settings.store'
import { LANGUAGES } from '~/i18n/languages'
import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import type { AccountViewMessages } from './messages.server'
import styles from './Settings.module.css'

interface Props {
  locale: Locale
  t: AccountViewMessages['preferences']
}

/** Language and currency, as in the footer. */
export function Preferences({ locale, t }: Props) {
  const currency = useStore($currency, BASE_CURRENCY)
  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="preferences">
      <h2 id="preferences">{t.title}</h2>
      <div className={styles.choices}>
        <p className="field-label" id="preferred-language">
          {t.language}
        </p>
        <ul className={`list ${styles.languages}`} aria-labelledby="preferred-language">
          {LOCALES.map((code) => (
            <li key={code}>
              <a
                className={styles.language}
                href={pathFor('account', code)}
                lang={code}
                hrefLang={code}
                aria-current={code === locale ? 'true' : undefined}
                data-language={code}
              >
                {LANGUAGES[code].name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <fieldset className={styles.choices}>
        <legend className="field-label">{t.currency}</legend>
        {CURRENCIES.map((code) => (
          <label key={code} className={styles.choice}>
            <input type="radio" checked={code === currency} onChange={() => chooseCurrency(code)} />
            {t.currencies[code]}
          </label>
        ))}
      </fieldset>
    </section>
  )
}
