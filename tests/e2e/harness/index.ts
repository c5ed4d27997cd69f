import { test as base, expect } from '@playwright/test'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES, type Messages } from '~/i18n/messages'
import { type Guard, guardPage } from './guard'
import { createInbox, type Inbox } from './inbox'
import { createLake, type Lake } from './lake'
import { createShop, type Shop } from './shop'
import { comeFromOwnAddress } from './visitor'

export { pathFor } from '~/i18n/routes'
export { ana, ben, type Person } from './people'
export { CARDS } from './pay'
export { expect }

interface Fixtures {
  /** Language of the pages that `shop` opens. */
  readonly shopLocale: Locale
  /** Fails the test on a console error, a page error or a breach of the content security policy. */
  readonly guard: Guard
  readonly shop: Shop
  /** The network address of this story's browser, its own: rate limits count the calls of others apart. */
  readonly visitor: string
  /** The content lake, read and written with the site's token. */
  readonly lake: Lake
  readonly inbox: Inbox
}

export const test = base.extend<Fixtures>({
  shopLocale: ['es', { option: true }],
  guard: [
    async ({ context }, use) => {
      const guard = await guardPage(context)
      await use(guard)
      expect(guard.troubles(), 'errors in the console, the page or the content security policy').toEqual([])
    },
    { auto: true },
  ],
  visitor: [
    async ({ context }, use) => {
      await use(await comeFromOwnAddress(context))
    },
    { auto: true },
  ],
  shop: async ({ page, shopLocale }, use) => use(createShop(page, shopLocale)),
  lake: async ({}, use) => use(createLake()),
  inbox: async ({}, use) => use(createInbox()),
})

type Story = (locale: Locale, t: Messages) => void

/** The same story in Spanish and in English. */
export const inBothLanguages = (story: Story): void => {
  for (const locale of LOCALES) inLanguage(locale, story)
}

/** A story in one language, where others like it are told in the other. */
export const inLanguage = (locale: Locale, story: Story): void => {
  test.describe(locale, () => {
    test.use({ shopLocale: locale })
    story(locale, MESSAGES[locale])
  })
}
