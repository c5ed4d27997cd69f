import type { AuthError } from './auth-error'
import type { User } from './user'

/** Where this browser stands with the login provider. */
export type Session =
  | { readonly state: 'initialising' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'failed'; readonly error: AuthError }

export type SessionEvent =
  /** A check or a login is under way. */
  | { readonly type: 'asked' }
  /** The provider or the cache has answered: somebody, or nobody. */
  | { readonly type: 'answered'; readonly user: User | undefined }
  /** A check or a login went wrong. */
  | { readonly type: 'failed'; readonly error: AuthError }
  | { readonly type: 'logged-out' }

export const INITIALISING: Session = { state: 'initialising' }
export const SIGNED_OUT: Session = { state: 'signed-out' }

/**
 * The session after `event`. Somebody signed in stays so while they are checked again: nothing flickers. A reason stays
 * until the next try: that nobody is here, as another tab may say, is no news.
 */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'asked':
      return session.state === 'signed-in' ? session : INITIALISING
    case 'answered':
      if (event.user) return { state: 'signed-in', user: event.user }
      return session.state === 'failed' ? session : SIGNED_OUT
    case 'failed':
      return { state: 'failed', error: event.error }
    case 'logged-out':
      return SIGNED_OUT
  }
}

/** The user of a session, if somebody is signed in. */
export const userOf = (session: Session): User | undefined =>
  session.state === 'signed-in' ? session.user : undefined
