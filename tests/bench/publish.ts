import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { lakeClient } from '../lake-client'
import { createTestStack } from '../test-stack'
import { writeDataset } from './scale-data'
import { median, table } from './statistics'

// `npm run bench:publish [-- 20 1000 10000]`: time from the click on «Publicar» in the real Studio until the shop serves the new
// page, with that many products. Fails above the targets.

const PRODUCT = 'prod-006'
const TIMES = 5
const OUTSIDE = /^https?:\/\/(?!([^/]+\.)?localhost[:/])/
/** Target in seconds, by maximum number of products. */
const TARGETS = [
  { products: 20, seconds: 1.5 },
  { products: 1000, seconds: 2 },
  { products: 10_000, seconds: 3 },
] as const

const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [20, 1000]
const rows: (string | number)[][] = [['products', 'target s', 'fastest', 'median', 'slowest', 'build s']]
let tooSlow = false
for (const count of counts) {
  const target = TARGETS.find(({ products }) => count <= products)?.seconds ?? Infinity
  const { clicks, builds } = await measure(count)
  tooSlow ||= median(clicks) > target
  rows.push([
    count,
    target,
    ...[Math.min(...clicks), median(clicks), Math.max(...clicks), median(builds)].map((one) =>
      one.toFixed(1),
    ),
  ])
  console.log(`\n${table(rows)}`)
}
if (tooSlow) throw new Error('Publishing takes longer than the target.')

/** Seconds from click to page, and the part that builds took. */
async function measure(count: number): Promise<{ clicks: number[]; builds: number[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'rumbo-publish-'))
  const stack = await createTestStack({ LAKE_SEED: await writeDataset(folder, count) })
  const stop = async () => {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().then(() => process.exit(130)))
  const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
  try {
    await stack.startEmulators()
    console.log(`${count} products: building …`)
    await stack.startShop()
    await stack.startStudio()
    const shop = stack.env['PUBLIC_SITE_URL'] ?? ''
    const lake = lakeClient(stack.env['SANITY_API_HOST'] ?? '')
    const page = await openForm(
      await browser.newPage({ locale: 'es-HN' }),
      `http://localhost:${stack.env['STUDIO_PORT']}`,
    )
    const clicks: number[] = []
    for (let time = 1; time <= TIMES; time++) {
      const price = `${time + 5}.${time}7`
      await page.getByTestId('field-price').locator('input').first().fill(price)
      await saved(lake, Number(price))
      clicks.push(await publish(page, shop, price))
      console.log(`${count} products: ${clicks.at(-1)?.toFixed(2)} s`)
    }
    return { clicks, builds: await buildTimes(shop) }
  } finally {
    await browser.close()
    await stop()
  }
}

async function openForm(page: Page, studio: string): Promise<Page> {
  page.setDefaultTimeout(120_000)
  await page.route(OUTSIDE, (route) => route.abort())
  await page.goto(studio)
  await page.getByRole('button', { name: /Eva Editora/ }).click()
  await page.getByRole('link', { name: 'Contenido', exact: true }).waitFor()
  await page.goto(`${studio}/structure/catalog;product;${PRODUCT}`)
  return page
}

/** Until the Studio has saved the draft, which it does a second after typing. People do not click sooner. */
async function saved(lake: ReturnType<typeof lakeClient>, price: number): Promise<void> {
  const query = `*[_id == "drafts.${PRODUCT}"][0].price`
  while ((await lake.fetch(query, {}, { perspective: 'raw' })) !== price)
    await new Promise((done) => setTimeout(done, 100))
}

async function publish(page: Page, shop: string, price: string): Promise<number> {
  const button = page.getByRole('button', { name: 'Publicar', exact: true })
  await button.click()
  const clicked = performance.now()
  while (!(await (await fetch(`${shop}/shop/product/${PRODUCT}`)).text()).includes(`$${price}`)) {
    if (performance.now() - clicked > 120_000)
      throw new Error(`$${price} is not on the page after two minutes.`)
    await new Promise((done) => setTimeout(done, 100))
  }
  const seconds = (performance.now() - clicked) / 1000
  await page.getByTestId('field-price').scrollIntoViewIfNeeded()
  return seconds
}

async function buildTimes(shop: string): Promise<number[]> {
  const answer = await fetch(`${shop}/__local/builds`, { headers: { accept: 'application/json' } })
  const { builds } = (await answer.json()) as { builds: { seconds: number }[] }
  return builds.slice(0, TIMES).map(({ seconds }) => seconds)
}
