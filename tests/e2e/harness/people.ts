/** A seeded person of the local identity service. */
export interface Person {
  readonly name: string
  readonly email: string
  readonly sub: string
}

export const ana: Person = { name: 'Ana Reyes', email: 'ana@example.com', sub: 'auth0|ana-reyes' }
export const ben: Person = { name: 'Ben Carter', email: 'ben@example.com', sub: 'auth0|ben-carter' }
