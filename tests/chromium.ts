import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell comes first, as it uses a third of the CPU time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const SETTINGS = [
  // Chrome's own lazy-loading margin on a fast connection: the headless shell loads more.
  'lazyLoadingImageMarginPx4G=1250',
  'lazyLoadingImageMarginPxUnknown=1250',
  // Playwright's, which the switch replaces.
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

const argsWith = (settings: readonly string[]) => [
  '--no-sandbox',
  '--disable-gpu',
  // Takes a fifteenth less of the processor than a process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--blink-settings=${settings.join()}`,
  '--no-proxy-server',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
]

/** Arguments for Chromium to run in a container without access to outside hosts. */
export const CHROMIUM_ARGS = argsWith(SETTINGS)
/** The same without pictures, which are a quarter of the work for a page. */
const WITHOUT_PICTURES = argsWith([...SETTINGS, 'imagesEnabled=false'])

/** The installed browser: `CHROMIUM_PATH`, the system's, or Playwright's. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const named = env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH is "${named}", but there is no such file.`)
  }
  return installed(NAMES, env)
}

const installed = (names: readonly string[], env: NodeJS.ProcessEnv): string | undefined => {
  const onPath = (env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...PLACES, chromium.executablePath()].find((path) => existsSync(path))
}

const optionsWith = (args: string[]) => {
  const executablePath = findChromium()
  return { launchOptions: { args, ...(executablePath && { executablePath }) } }
}

/** Playwright's options for tests that need pictures. */
export const PICTURES = optionsWith(CHROMIUM_ARGS)
/** Playwright's options for all others. */
export const NO_PICTURES = optionsWith(WITHOUT_PICTURES)

/** A browser that renders pages ahead and keeps them for Back, which the headless shell does not. */
export const requireFullChromium = (env: NodeJS.ProcessEnv = process.env): string => {
  const found = installed(NAMES.slice(1), env)
  if (found) return found
  throw new Error('No Chrome or Chromium was found. Install one; the headless shell is not enough.')
}

/** Finds a browser or installs one: Debian's package if permitted, else Playwright's. */
export const requireChromium = (): string => {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found. Installing it …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update'])
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'])
    const installed = findChromium()
    if (installed) return installed
  }
  attempt(process.execPath, [join('node_modules', '@playwright', 'test', 'cli.js'), 'install', 'chromium'])
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'No Chromium was found or could be installed. Install Chrome or Chromium, or set CHROMIUM_PATH to it.',
  )
}

const attempt = (program: string, args: string[]): void => {
  try {
    execFileSync(program, args, { stdio: 'inherit' })
  } catch (error) {
    console.error(`${program} ${args.join(' ')}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
