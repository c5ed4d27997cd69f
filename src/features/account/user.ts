/** The signed-in person, from the login provider. `updatedAt` is ISO 8601. */
export interface User {
  /** The provider's subject, stored in orders. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly nickname: string
  readonly givenName?: string
  readonly familyName?: string
  readonly picture?: string
  readonly updatedAt?: string
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * A user from the claims of an ID token, or undefined without a subject. Lenient, as the SDK has verified the token and
 * invalid optional claims must not prevent a login.
 */
export const toUser = (claims: unknown): User | undefined => {
  if (typeof claims !== 'object' || claims === null) return undefined
  const claim = (name: string): unknown => Reflect.get(claims, name)
  const id = text(claim('sub'))
  if (!id) return undefined
  const email = text(claim('email'))
  const nickname = text(claim('nickname')) || email.split('@')[0] || ''
  const picture = text(claim('picture'))
  const updatedAt = text(claim('updated_at'))
  const [givenName, familyName] = [text(claim('given_name')), text(claim('family_name'))]
  return {
    id,
    email,
    nickname,
    name: text(claim('name')) || nickname || id,
    emailVerified: claim('email_verified') === true,
    ...(givenName && { givenName }),
    ...(familyName && { familyName }),
    ...(/^(?:https:\/\/|data:image\/)/.test(picture) && { picture }),
    ...(!Number.isNaN(Date.parse(updatedAt)) && { updatedAt }),
  }
}

/**
 * First and last name to prefill a form with, from the provider, else from the full name: of four words the first two,
 * otherwise the first word, are the first name. Undefined for a name of one word, which may be a nickname.
 */
export const namesOf = ({
  name,
  givenName,
  familyName,
}: Pick<User, 'name' | 'givenName' | 'familyName'>): { firstName: string; lastName: string } | undefined => {
  if (givenName && familyName) return { firstName: givenName, lastName: familyName }
  const words = name.split(/\s+/)
  if (words.length < 2 || name.includes('@')) return undefined
  const first = words.length === 4 ? 2 : 1
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') }
}

/** Up to two initials: `Ana Reyes` → `AR`. */
export const initials = (name: string): string =>
  [...name.split(/[\s@.]+/).filter(Boolean)]
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
