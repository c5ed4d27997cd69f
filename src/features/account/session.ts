import type { AuthError } from './auth-error'
import type { User } from './user'

/** State of the login session. */
export type Session =
  | { readonly state: 'initializing' }
  | { readonly state: 'signed-out' }
  | { readonly state: 'signed-in'; readonly user: User }
  | { readonly state: 'failed'; readonly error: AuthError }

export type SessionEvent =
  /** A check or a login is in progress. */
  | { readonly type: 'started' }
  /** The provider or the cache has answered, with a user or without. */
  | { readonly type: 'answered'; readonly user: User | undefined }
  /** A check or a login failed. */
  | { readonly type: 'failed'; readonly error: AuthError }
  | { readonly type: 'logged-out' }

export const INITIALIZING: Session = { state: 'initializing' }
export const SIGNED_OUT: Session = { state: 'signed-out' }

/**
 * The session after `event`. A signed-in user stays signed in during another check, to avoid flicker. A failure is kept
 * until the next attempt, even if another tab has no user.
 */
export const nextSession = (session: Session, event: SessionEvent): Session => {
  switch (event.type) {
    case 'started':
      return session.state === 'signed-in' ? session : INITIALIZING
    case 'answered':
      if (event.user) return { state: 'signed-in', user: event.user }
      return session.state === 'failed' ? session : SIGNED_OUT
    case 'failed':
      return { state: 'failed', error: event.error }
    case 'logged-out':
      return SIGNED_OUT
  }
}

/** The signed-in user, if any. */
export const userOf = (session: Session): User | undefined =>
  session.state === 'signed-in' ? session.user : undefined
