/** The signed-in person, from the login provider. `updatedAt` is ISO 8601. */
export interface User {
  /** The provider's subject, stored in orders. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly nickname: string
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
  return {
    id,
    email,
    nickname,
    name: text(claim('name')) || nickname || id,
    emailVerified: claim('email_verified') === true,
    ...(/^(?:https:\/\/|data:image\/)/.test(picture) && { picture }),
    ...(!Number.isNaN(Date.parse(updatedAt)) && { updatedAt }),
  }
}

/** Up to two initials: `Ana Reyes` → `AR`. */
export const initials = (name: string): string =>
  [...name.split(/[\s@.]+/).filter(Boolean)]
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()
