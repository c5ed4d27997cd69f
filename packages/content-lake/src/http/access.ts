import type { Context } from 'hono'
import { plainError } from '../errors'
import type { User } from '../users'

/** Identifies users by their tokens. */
export interface Access {
  readonly users: readonly User[]
  /** The user of a request, `undefined` without a token. Throws a 401 for an unknown token, as Sanity does. */
  userOf(c: Context): User | undefined
  /** The user of a request. Throws a 401 for anonymous requests. */
  requireUser(c: Context): User
  /** The user of an `Authorization` header. Throws a 401 for an unknown token. */
  holderOf(authorization: string): User
}

export const createAccess = (users: readonly User[]): Access => {
  const holderOf = (authorization: string) => {
    const token = authorization.replace(/^Bearer\s+/i, '')
    const found = users.find((user) => user.token === token)
    if (!found) throw notLoggedIn()
    return found
  }
  const userOf = (c: Context) => {
    const header = c.req.header('authorization')
    return header === undefined ? undefined : holderOf(header)
  }
  const requireUser = (c: Context) => {
    const found = userOf(c)
    if (!found) throw notLoggedIn()
    return found
  }
  return { users, holderOf, userOf, requireUser }
}

const notLoggedIn = () => plainError(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' })

const TITLES = { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer' } as const

export const rolesOf = ({ role }: User) => [{ name: role, title: TITLES[role] }]

export const canWrite = ({ role }: User) => role !== 'viewer'
