import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { LOCALES, type Locale } from '~/i18n/locales'
import { pathFor } from '~/i18n/routes'
import { POST, PRODUCT } from '../budgets/places'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { type Target, reportTargets } from './targets'
import { startSecureFront } from './secure-front'
import { median, table } from './statistics'
import { withShop } from './with-shop'

// `npm run lighthouse [-- product home …]`: Lighthouse's phone, median of three runs, each page in both languages,
// over HTTP/2 with TLS, or with `LIGHTHOUSE_HTTP=1.1` over plain HTTP/1.1.

/** First and Largest Contentful Paint, in milliseconds. */
const FCP = 1000
const LCP = { '2': 1200, '1.1': 1450 }
const HTTP = process.env['LIGHTHOUSE_HTTP'] === '1.1' ? '1.1' : '2'

const PAGES: Record<string, (locale: Locale) => string> = {
  landing: (locale) => pathFor('landing', locale),
  home: (locale) => pathFor('home', locale),
  list: (locale) => pathFor('products', locale),
  product: (locale) => pathFor('product', locale, PRODUCT),
  kits: (locale) => pathFor('kits', locale),
  post: (locale) => pathFor('post', locale, POST),
  planner: (locale) => pathFor('agent', locale),
  policy: (locale) => pathFor('policy', locale, 'privacy-policy'),
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const
const RUNS = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3)
const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 21990)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in PAGES))
if (unknown.length > 0)
  throw new Error(`No page kind ${unknown.join(', ')}. There are: ${Object.keys(PAGES).join(', ')}.`)

await withShop(async ({ url: shop }) => {
  const { url, close } = HTTP === '1.1' ? { url: shop, close: () => {} } : await startSecureFront(shop)
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGS, '--ignore-certificate-errors', `--remote-debugging-port=${PORT}`],
  })
  const rows: (string | number)[][] = [['page', 'perf', 'a11y', 'best', 'seo', ...Object.keys(METRICS)]]
  const problems = new Set<string>()
  const targets: Target[] = []
  for (const [name, pathOf] of Object.entries(PAGES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const locale of LOCALES) {
      const results: Result[] = []
      for (let run = 0; run < RUNS; run++) results.push(await measure(url + pathOf(locale)))
      rows.push([`${name} (${locale})`, ...scores(results), ...metrics(results)])
      for (const result of results)
        for (const problem of problemsOf(result)) problems.add(`${name} (${locale}): ${problem}`)
      targets.push(...targetsOf(`${name} (${locale})`, results))
      console.log(rows.at(-1)?.join('  '))
    }
  }
  await browser.close()
  close()
  console.log(`\n${table(rows)}\n`)
  for (const problem of problems) console.log(`  ${problem}`)
  reportTargets(targets)
})

/** One run, retried once, as a browser under load sometimes loses its trace. */
async function measure(address: string, attempts = 3): Promise<Result> {
  const ran = await lighthouse(address, { port: PORT, logLevel: 'error', onlyCategories: [...CATEGORIES] })
  if (ran && !ran.lhr.runtimeError) return ran.lhr
  if (attempts > 1) return measure(address, attempts - 1)
  throw new Error(`${address}: ${ran?.lhr.runtimeError?.message ?? 'no result'}`)
}

function scores(results: readonly Result[]): number[] {
  return CATEGORIES.map((id) =>
    Math.round(median(results.map((one) => one.categories[id]?.score ?? 0)) * 100),
  )
}

function targetsOf(page: string, results: readonly Result[]): Target[] {
  const of = (id: string) => median(results.map((one) => one.audits[id]?.numericValue ?? NaN))
  return [
    ...scores(results).map((score, i) => ({
      what: `${page}: points lost, ${CATEGORIES[i]}`,
      value: 100 - score,
      limit: 0,
    })),
    { what: `${page}: FCP, ms`, value: Math.round(of(METRICS.FCP)), limit: FCP },
    { what: `${page}: LCP, ms`, value: Math.round(of(METRICS.LCP)), limit: LCP[HTTP] },
    { what: `${page}: TBT, ms`, value: Math.round(of(METRICS.TBT)), limit: 0 },
    // Tolerance for rounding.
    { what: `${page}: CLS`, value: of(METRICS.CLS), limit: 0.0001 },
  ]
}

function metrics(results: readonly Result[]): string[] {
  return Object.values(METRICS).map((id) => {
    const value = median(results.map((one) => one.audits[id]?.numericValue ?? 0))
    return value.toFixed(id === METRICS.CLS ? 3 : 0)
  })
}

/** Failed audits in categories other than performance, and whether the back/forward cache refuses the page. */
function problemsOf(result: Result): string[] {
  const failed = CATEGORIES.slice(1).flatMap((id) =>
    (result.categories[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: audit }) => result.audits[audit] ?? [])
      .filter(({ score }) => score !== null && score < 1)
      .map(({ title }) => `${id}: ${title}`),
  )
  const cache = result.audits['bf-cache']
  return cache?.score === 0 ? [...failed, cache.title] : failed
}
