import type { Context } from 'hono'
import { plainError } from '../errors'

/** Someone, or some program, that holds a token. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly token: string
  readonly role: 'administrator' | 'editor' | 'viewer'
  /** A program: it has a token, but no button on the login page. */
  readonly robot: boolean
}

/** Everybody this lake knows. The tokens open nothing but this local stand-in. */
export const PEOPLE: readonly Person[] = [
  person('p-eva', 'Eva Editora', 'eva@rumbo.example', 'sk-local-editor', 'administrator'),
  person('p-mario', 'Mario Editor', 'mario@rumbo.example', 'sk-local-editor-2', 'editor'),
  person('p-vera', 'Vera Visora', 'vera@rumbo.example', 'sk-local-viewer', 'viewer'),
  person('p-site', 'Rumbo (sitio)', 'sitio@rumbo.example', 'sk-local-site', 'editor', true),
]

function person(
  id: string,
  name: string,
  email: string,
  token: string,
  role: Person['role'],
  robot = false,
): Person {
  return { id, name, email, token, role, robot }
}

const TITLES = { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer' } as const

export const rolesOf = ({ role }: Person) => [{ name: role, title: TITLES[role] }]

export const mayWrite = ({ role }: Person) => role !== 'viewer'

/** Who asks, by their bearer token; `undefined` without one. A token nobody holds is a 401, as at Sanity. */
export const whoAsks = (c: Context): Person | undefined => {
  const header = c.req.header('authorization')
  return header === undefined ? undefined : holderOf(header)
}

/** The person behind an `Authorization` header. Throws a 401 when nobody holds that token. */
export const holderOf = (authorization: string): Person => {
  const token = authorization.replace(/^Bearer\s+/i, '')
  const found = PEOPLE.find((candidate) => candidate.token === token)
  if (!found) throw notLoggedIn()
  return found
}

const notLoggedIn = () => plainError(401, 'Unauthorized - Session not found', { errorCode: 'SIO-401-ANF' })

/** Who asks; throws a 401 for somebody anonymous. */
export const requirePerson = (c: Context): Person => {
  const found = whoAsks(c)
  if (!found) throw notLoggedIn()
  return found
}
