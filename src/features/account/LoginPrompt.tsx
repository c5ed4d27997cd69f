import { useEffect, useRef } from 'react'
import '~/components/empty.css'
import '~/components/fold.css'
import { Button } from '~/components/Button'
import { ChatLink } from '~/components/ChatLink'
import { ErrorNotice } from '~/components/ErrorNotice'
import { Icon } from '~/components/Icon'
import { focusContent } from '~/components/move-focus'
import { Painting } from '~/components/Painting'
import type { Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { whatsappUrl } from '~/lib/whatsapp-url'
import { recoveryAction } from './auth-errors'
import styles from './LoginPrompt.module.css'
import type { LoginMessages } from './messages.server'
import type { Session } from './session'
import { login, loginWithPopup } from './session.store'

interface Props {
  session: Session
  locale: Locale
  /** The shop's phone, for the owner of a blocked account. */
  phone: string
  t: LoginMessages
}

/** Offers login, also after a failed one (ACC-01, AUTH-03). */
export function LoginPrompt({ session, locale, phone, t }: Props) {
  const failed = session.state === 'failed' ? session.error.kind : undefined
  const action = failed && recoveryAction(failed)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (failed === 'cancelled') opener.current?.focus()
  }, [failed])
  return (
    <section className={`empty ${styles.prompt}`}>
      <div>
        <h2>
          <Icon name="user" size={20} />
          {t.accessRequired}
        </h2>
        <p>{t.accessText}</p>
        <ErrorNotice message={failed && t.errors[failed]} />
        <div className="cluster">
          {failed === 'blocked' && (
            <ChatLink href={whatsappUrl(phone, t.blockedMessage)} text={t.writeToUs} newTab={t.newTab} />
          )}
          {action === 'shop' ? (
            <a className="button" href={pathFor('home', locale)}>
              {t.recoveryActions.shop}
            </a>
          ) : (
            <Button onClick={() => void login()}>{action ? t.recoveryActions[action] : t.login}</Button>
          )}
          <a className="button" data-look="line" href={pathFor('signup', locale)}>
            {t.signup}
          </a>
        </div>
        <div className={`small ${styles.others}`}>
          <p>
            {t.trackWithout} <a href={pathFor('tracking', locale)}>{t.track}</a>
          </p>
          <details className="fold" open={failed !== undefined}>
            <summary>{t.trouble}</summary>
            <Button
              ref={opener}
              look="line"
              size="small"
              onClick={() => void loginWithPopup().then(findFocus)}
            >
              {t.loginInWindow}
            </Button>
          </details>
        </div>
      </div>
      <Painting name="coffee" />
    </section>
  )
}

/** The prompt is unmounted while the popup is open, which loses focus. */
const findFocus = () => {
  if (document.activeElement === document.body) focusContent()
}
