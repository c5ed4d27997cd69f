import { test as base, expect } from '@playwright/test'
import { LOCALES, type Locale } from '~/i18n/locales'
import { MESSAGES, type Messages } from '~/i18n/messages'
import { type Guard, guardPage } from './guard'
import { createInbox, type Inbox } from './inbox'
import { createLake, type Lake } from './lake'
import { createShop, type Shop } from './shop'
import { useOwnAddress } from './visitor'

export { pathFor } from '~/i18n/routes'
export { ana, ben, type Person } from './people'
export { CARDS } from './pay'
export { expect }

interface Fixtures {
  /** Language of the pages that `shop` opens. */
  readonly shopLocale: Locale
  /** Fails the test on a console error, a page error or a CSP violation. */
  readonly guard: Guard
  readonly shop: Shop
  /** IP address of this test's browser, so that rate limits count its calls separately. */
  readonly visitor: string
  /** The content lake, accessed with the site's token. */
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
      await use(await useOwnAddress(context))
    },
    { auto: true },
  ],
  shop: async ({ page, shopLocale }, use) => use(createShop(page, shopLocale)),
  lake: async ({}, use) => use(createLake()),
  inbox: async ({}, use) => use(createInbox()),
})

type Tests = (locale: Locale, t: Messages) => void

/** For tests of texts, navigation and addresses. */
export const inBothLanguages = (tests: Tests): void => {
  for (const locale of LOCALES) inLanguage(locale, tests)
}

/** For tests of behavior, which run in one language, alternating. */
export const inLanguage = (locale: Locale, tests: Tests): void => {
  test.describe(locale, () => {
    test.use({ shopLocale: locale })
    tests(locale, MESSAGES[locale])
  })
}

/** For behavior that differs on phones: in Spanish on a desktop, in English on a phone. */
export const onBothScreens = (tests: Tests): void => {
  inLanguage('es', tests)
  test.describe('phone', { tag: '@phone' }, () => inLanguage('en', tests))
}
