import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Collection } from 'service-kit/state'

/** An account. `updatedAt` is ISO 8601; `secret` is the salted password hash. */
export interface Person {
  readonly sub: string
  readonly email: string
  readonly emailVerified: boolean
  readonly name: string
  readonly givenName: string
  readonly familyName: string
  readonly picture?: string
  readonly locale: 'es' | 'en'
  readonly updatedAt: string
  readonly secret: string
}

type NewPerson = Pick<Person, 'email' | 'name' | 'givenName' | 'familyName' | 'locale'> & {
  readonly password: string
}

/** Password of the seeded accounts. */
export const SEED_PASSWORD = 'rumbo-local-1'

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><path fill="#8fd3d6" d="M0 0h96v96H0z"/><circle cx="72" cy="24" r="12" fill="#f4b942"/><path fill="#0e4c5c" d="M16 96c0-22 14-34 32-34s32 12 32 34z"/><circle cx="48" cy="44" r="20" fill="#c98a63"/><path fill="#3b2418" d="M26 46c-4-26 12-32 22-32s26 6 22 32c-6-12-12-16-22-16s-16 4-22 16z"/></svg>',
)}`

const SEED: readonly Omit<Person, 'secret'>[] = [
  {
    sub: 'auth0|ana-reyes',
    email: 'ana@example.com',
    emailVerified: true,
    name: 'Ana Reyes',
    givenName: 'Ana',
    familyName: 'Reyes',
    picture: PORTRAIT,
    locale: 'es',
    updatedAt: '2024-03-11T15:04:05.000Z',
  },
  {
    sub: 'auth0|ben-carter',
    email: 'ben@example.com',
    emailVerified: false,
    name: 'Ben Carter',
    givenName: 'Ben',
    familyName: 'Carter',
    locale: 'en',
    updatedAt: '2025-07-02T09:30:00.000Z',
  },
]

/** The seeded accounts with hashed passwords. */
export const seedPeople = (): Person[] => SEED.map((person) => ({ ...person, secret: hash(SEED_PASSWORD) }))

export interface People {
  all(): Person[]
  find(sub: string): Person | undefined
  byEmail(email: string): Person | undefined
  /** The account with this email, if the password is correct. */
  authenticate(email: string, password: string): Person | undefined
  /** Throws when the email is in use: check `byEmail` first. */
  add(person: NewPerson): Person
}

export const openPeople = (collection: Collection<Person>): People => {
  const byEmail = (email: string) => {
    const wanted = email.trim().toLowerCase()
    return collection.all().find((person) => person.email === wanted)
  }
  return {
    all: () => collection.all(),
    find: (sub) => collection.get(sub),
    byEmail,
    authenticate(email, password) {
      const person = byEmail(email)
      return person && matches(password, person.secret) ? person : undefined
    },
    add({ password, ...about }) {
      const email = about.email.trim().toLowerCase()
      if (byEmail(email)) throw new Error(`${email} already has an account.`)
      const person: Person = {
        ...about,
        email,
        sub: `auth0|${randomBytes(12).toString('hex')}`,
        emailVerified: false,
        updatedAt: new Date().toISOString(),
        secret: hash(password),
      }
      collection.put(person.sub, person)
      return person
    },
  }
}

/** The claims of the ID token and `/userinfo`, as Auth0 names them. */
export const claimsOf = (person: Person) => ({
  sub: person.sub,
  email: person.email,
  email_verified: person.emailVerified,
  name: person.name,
  given_name: person.givenName,
  family_name: person.familyName,
  nickname: person.email.split('@')[0],
  ...(person.picture && { picture: person.picture }),
  locale: person.locale,
  updated_at: person.updatedAt,
})

const derive = (password: string, salt: string) => scryptSync(password, salt, 32, { N: 1024 })

const hash = (password: string): string => {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${derive(password, salt).toString('hex')}`
}

const matches = (password: string, secret: string): boolean => {
  const [salt = '', expected = ''] = secret.split(':')
  return timingSafeEqual(derive(password, salt), Buffer.from(expected, 'hex'))
}
