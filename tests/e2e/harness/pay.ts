import type { Page } from '@playwright/test'
import { TEXTS } from '@rumbo/dev-services/payments/page/texts'

export const CARDS = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  paysLater: '4000 0000 0000 5555',
} as const

export interface Payment {
  readonly card?: string
  /** Code typed on the page before paying. */
  readonly promo?: string
  readonly name?: string
}

/** Fills and submits the hosted payment page, in either language. */
export const payOn = async (
  page: Page,
  { card = CARDS.pays, promo, name = 'Ana Reyes' }: Payment = {},
): Promise<void> => {
  await page.waitForURL(/\/c\/pay\//)
  const t = TEXTS[(await page.locator('html').getAttribute('lang')) === 'en' ? 'en' : 'es']
  if (promo) {
    await page.getByLabel(t.promo).fill(promo)
    await page.getByRole('button', { name: t.apply }).click()
    await page.getByText(t.applied(promo)).waitFor()
  }
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(t.line1).fill('Calle Principal 1')
  await page.getByLabel(t.city).fill('Tegucigalpa')
  await page.getByLabel(t.number).fill(card)
  await page.getByLabel(t.expiry).fill('12/34')
  await page.getByLabel(t.cvc).fill('123')
  await page
    .getByRole('button', { name: new RegExp(`^${t.pay('')}`) })
    .last()
    .click()
}
