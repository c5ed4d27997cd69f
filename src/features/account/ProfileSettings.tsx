import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '~/components/Button'
import { useStore } from '~/components/use-store'
import { notify } from '~/features/notifications/toast'
import type { Locale } from '~/i18n/locales'
import { focusFirst, profileIn } from './form-fields'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { AboutFields, NameFields } from './ProfileFields'
import styles from './Settings.module.css'
import { checkProfile, type SignUpField } from './sign-up-form'
import { forgetDraft, keepDraft, readDraft } from './profile-draft'
import { claimedBy } from './signup-data'
import { $signupData } from './signup.store'
import type { User } from './user'

/** Shows and edits the profile that sign-up saved in this browser. */
export function ProfileSettings({ user, locale }: { user: User; locale: Locale }) {
  const t = ACCOUNT_MESSAGES[locale]
  const data = claimedBy(useStore($signupData, undefined), user)
  const [initial] = useState(() => readDraft(user.id) ?? data)
  const [wrong, setWrong] = useState<readonly SignUpField[]>([])

  // The first login claims what sign-up kept; what another person left here is removed.
  useEffect(() => $signupData.set(claimedBy($signupData.get(), user)), [user])

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkProfile(profileIn(event.currentTarget))
    setWrong(checked.ok ? [] : checked.wrong)
    if (!checked.ok) return void focusFirst(event.currentTarget, checked.wrong)
    $signupData.set({ ...checked.data, owner: user.id })
    forgetDraft()
    notify(t.profile.saved)
  }

  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="profile">
      <h2 id="profile" tabIndex={-1}>
        {t.profile.title}
      </h2>
      <p className="soft small">{t.profile.text}</p>
      <form
        className={styles.fields}
        onSubmit={save}
        onChange={(event) => keepDraft(user.id, profileIn(event.currentTarget))}
        noValidate
      >
        <NameFields t={t} wrong={wrong} initial={initial} />
        <AboutFields t={t} wrong={wrong} initial={initial} />
        <Button type="submit" look="line" className={styles.save}>
          {t.profile.save}
        </Button>
      </form>
    </section>
  )
}
