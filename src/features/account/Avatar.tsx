import { useState } from 'react'
import styles from './Avatar.module.css'
import { initials, type User } from './user'

/** The person's picture, or their initials if there is none or it cannot be loaded. */
export function Avatar({ user }: { user: User }) {
  const [broken, setBroken] = useState<string>()
  if (user.picture && user.picture !== broken)
    return (
      <img
        className={styles.avatar}
        src={user.picture}
        alt=""
        width={96}
        height={96}
        referrerPolicy="no-referrer"
        onError={() => setBroken(user.picture)}
      />
    )
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials(user.name)}
    </span>
  )
}
