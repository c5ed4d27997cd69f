import '~/components/fold.css'
import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '~/components/Button'
import { useStore } from '~/components/use-store'
import { dismissToast, notify } from '~/features/notifications/toast'
import { focusFirst, profileIn } from './form-fields'
import type { AccountViewMessages, FieldMessages } from './messages.server'
import { AboutFields, NameFields } from './ProfileFields'
import styles from './Settings.module.css'
import { checkProfile, type SignUpField } from './sign-up-form'
import { forgetDraft } from './forget-tab'
import { keepDraft, readDraft } from './profile-draft'
import { claimedBy } from './signup-data'
import { $signupData } from './signup.store'
import { namesOf, type User } from './user'

interface Props {
  user: User
  t: FieldMessages & Pick<AccountViewMessages, 'profile'>
}

/** Shows and edits the profile that sign-up saved in this browser; until then, it starts with the login's name. */
export function ProfileSettings({ user, t }: Props) {
  const data = claimedBy(useStore($signupData, undefined), user)
  const [draft] = useState(() => readDraft(user.id))
  const [initial] = useState(() => draft ?? data ?? namesOf(user))
  const [wrong, setWrong] = useState<readonly SignUpField[]>([])

  // The first login claims what sign-up stored; what another person left here is removed.
  useEffect(() => $signupData.set(claimedBy($signupData.get(), user)), [user])

  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkProfile(profileIn(event.currentTarget))
    setWrong(checked.ok ? [] : checked.wrong)
    if (!checked.ok) {
      dismissToast()
      focusFirst(event.currentTarget, checked.wrong)
      return
    }
    $signupData.set({ ...checked.data, owner: user.id })
    forgetDraft()
    notify(t.profile.saved)
  }

  return (
    <section className={`panel ${styles.settings}`} aria-labelledby="profile">
      <details className="fold" id="profile-fields" open={draft !== undefined}>
        <summary>
          <h2 id="profile">{t.profile.title}</h2>
        </summary>
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
      </details>
    </section>
  )
}
