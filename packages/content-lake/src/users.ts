/** A person or a program that holds a token. */
export interface User {
  readonly id: string
  readonly name: string
  readonly email?: string
  readonly token: string
  readonly role: 'administrator' | 'editor' | 'viewer'
  /** A program: it has a token but is not listed on the login page. */
  readonly isRobot?: boolean
}

export const DEFAULT_USERS: readonly User[] = [
  { id: 'administrator', name: 'Administrator', token: 'local-administrator', role: 'administrator' },
]
