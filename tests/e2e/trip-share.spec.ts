import { monthNames } from '~/i18n/dates'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { MAX_TEXT } from '~/features/planner/reader/max-text'
import { format } from '~/i18n/format'
import { expect, inBothLanguages, test } from './harness'

const REQUESTS = {
  es: 'Una semana en Roatán y Copán del 3 al 9 de febrero, en pareja, karaoke',
  en: 'A week in Roatan and Copan from February 3 to 9, couple, karaoke',
}

inBothLanguages((locale) => {
  const t = TRIP_MESSAGES[locale]
  test('PLAN-02 PLAN-11 PLAN-12 a text that is not too long fills the form, even when only the plan is asked for, and the plan travels by link and calendar file', async ({
    shop,
    page,
    browser,
  }) => {
    await shop.open('trip')
    const main = page.getByRole('main')
    const box = main.getByLabel(t.ask.label)
    await box.fill('x'.repeat(MAX_TEXT + 1))
    await main.getByRole('button', { name: t.ask.submit }).click()
    const tooLong = main.getByText(t.ask.textTooLong)
    await expect(tooLong).toBeInViewport()
    const submit = main.getByRole('button', { name: t.form.submit })
    await submit.click()
    await submit.click()
    await expect(tooLong).toBeVisible()
    await expect(box, 'nothing is cut off').toHaveValue('x'.repeat(MAX_TEXT + 1))
    await box.fill(REQUESTS[locale])
    await submit.click()
    const chips = main.getByRole('list', { name: t.ask.understood }).getByRole('listitem')
    const readHere = main.getByText(t.ask.readHere)
    await expect(chips).toHaveCount(3)
    await expect(main.getByRole('button', { name: t.ask.submit })).toBeFocused()
    // The browser reads the text itself when the service takes too long, such as on a busy machine.
    await expect(async () => {
      if (await readHere.isVisible()) await main.getByRole('button', { name: t.ask.submit }).click()
      await expect(chips).toHaveCount(3)
      await expect(readHere).toBeHidden()
    }).toPass()
    await expect(main.getByText(format(t.ask.unknown, { words: 'karaoke' }))).toBeVisible()
    const plan = main.getByRole('button', { name: t.ask.plan })
    await expect(plan).toBeInViewport({ ratio: 1 })
    await box.fill('')
    await plan.click()
    const heading = main.getByRole('heading', {
      name: format(t.plan.heading, { days: 7, month: monthNames(locale)[1] ?? '' }),
    })
    await expect(heading).toBeVisible()

    const download = page.waitForEvent('download')
    await main.getByRole('button', { name: t.share.calendar }).click()
    expect((await download).suggestedFilename()).toMatch(
      /^honduras-(?:copan-roatan|roatan-copan)-20\d\d-02-03\.ics$/,
    )

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await main.getByRole('button', { name: t.share.copy }).click()
    await expect(main.getByText(t.share.copied)).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await main.getByRole('button', { name: format(t.plan.moreNights, { name: 'Roatán' }) }).click()
    await expect(main.getByText(t.share.copied), 'after a change').toBeHidden()
    const other = await browser.newPage()
    await other.goto(link)
    await expect(other.getByText(t.share.opened)).toBeVisible()
    await expect(other.getByRole('heading', { name: await heading.innerText() })).toBeVisible()
    expect(new URL(other.url()).hash).toBe('')
    await other.getByRole('button', { name: t.plan.newTrip }).click()
    await expect(other.getByText(t.share.opened), 'of the trip with the link only').toBeHidden()
    await other.goto(`${link.slice(0, -12)}AAAA`)
    await expect(other.getByText(t.share.broken)).toBeVisible()
    await other.close()
  })
})
