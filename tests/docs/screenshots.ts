import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { projectFile } from '@rumbo/dev-services/programs'
import { CHROMIUM_ARGS, requireChromium } from '../chromium'
import { createTestStack } from '../test-stack'
import { pictures, SCENES } from './scenes'

// `npm run docs:screenshots [-- part of a name …]`: takes the screenshots of docs/editors.es.md in the real Studio of a
// separate shop, so that the guide is up to date.

const FOLDER = projectFile('docs/images')
const SIZE = { width: 1280, height: 800 }
const OUTSIDE = /^https?:\/\/(?!([^/]+\.)?localhost[:/])/

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.some((part) => name.includes(part))
const stack = await createTestStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stack.stop().then(() => process.exit(130)))
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
try {
  await stack.startEmulators()
  console.log('Building the site …')
  await stack.startShop()
  await stack.startStudio()
  await mkdir(FOLDER, { recursive: true })
  const places = {
    studio: `http://localhost:${stack.env['STUDIO_PORT']}`,
    lake: stack.env['SANITY_API_HOST'] ?? '',
  }
  const page = await openPage(browser)
  for (const { name, show } of SCENES) {
    await show(page, places).catch((cause: unknown) => {
      throw new Error(`The picture "${name}" could not be taken.`, { cause })
    })
    if (isWanted(name)) await keep(page, name)
  }
} finally {
  await browser.close()
  await stack.stop()
}

async function openPage(from: Browser): Promise<Page> {
  const context = await from.newContext({
    viewport: SIZE,
    locale: 'es-HN',
    timezoneId: 'America/Tegucigalpa',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })
  await context.route(OUTSIDE, (route) => route.abort())
  return context.newPage()
}

/** JPEG instead of PNG, for a fifth of the size. */
async function keep(page: Page, name: string): Promise<void> {
  await pictures(page)
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const { size } = await sharp(picture)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(FOLDER, `${name}.jpg`))
  console.log(`${name}.jpg  ${Math.round(size / 1024)} KB`)
}
