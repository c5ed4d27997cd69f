import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { format } from '~/i18n/format'
import { ACCOUNT_MESSAGES } from '~/i18n/messages/account'
import { PLACES } from './places'
import type { Person } from './people'
import type { Shop } from './shop'

/** Creates a new person, so that failures and revocations do not affect other tests. */
export interface Newcomer extends Person {
  readonly password: string
}

const PASSWORD = 'Tela-2026!'
const CLIENT_ID = process.env['PUBLIC_AUTH0_CLIENT_ID'] ?? 'rumbo-local'

const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(PLACES.identity + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown>
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`)
  return answer
}

export const createNewcomer = async (name = 'Carla Zúniga'): Promise<Newcomer> => {
  const email = `${randomUUID()}@example.com`
  const [given_name, family_name] = name.split(' ')
  const account = { client_id: CLIENT_ID, connection: 'Username-Password-Authentication', email }
  const { _id } = await post('/dbconnections/signup', {
    ...account,
    password: PASSWORD,
    name,
    given_name,
    family_name,
  })
  return { name, email, password: PASSWORD, sub: `auth0|${String(_id)}` }
}

/** Fills the provider's own login form; `page` is a tab or a popup on its way there. */
export const logInWithPassword = async (page: Page, { email, password }: Newcomer): Promise<void> => {
  await page.waitForURL(/\/u\/login\//)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[value=login]').click()
}

/** Logs in from the account page and waits for the greeting. */
export const enterAccount = async (shop: Shop, person: Person | Newcomer): Promise<void> => {
  const t = ACCOUNT_MESSAGES[shop.locale]
  await shop.open('account')
  await shop.page.getByRole('main').getByRole('button', { name: t.login, exact: true }).click()
  if ('password' in person) await logInWithPassword(shop.page, person)
  else await shop.logInAs(person)
  await expect(shop.heading(format(t.greeting, { name: person.name }))).toBeVisible()
}

/** Makes this person's next login or renewal fail once. */
export const failNext = (what: 'next-login' | 'next-refresh', kind: string, { sub }: Person) =>
  post(`/__local/${what}`, { kind, sub })

/** Ends all sessions of this person at the provider. */
export const revoke = ({ sub }: Person) => post('/__local/revoke', { sub })

/** An access token of this person, requested without a browser. */
export const tokenOf = async ({ sub }: Person): Promise<string> =>
  String((await post('/__local/token', { sub }))['access_token'])

/** Expires the access token in the browser. */
export const expireToken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith('@@auth0spajs@@') || key.endsWith('@@user@@')) continue
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), expiresAt: 1 }))
    }
  })
