import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Guard } from './guard'
import { PLACES } from './places'

/** Actions of an editor in the Studio, in Spanish. */
export interface Studio {
  readonly page: Page
  /** Opens a form or list by its address in the Studio: `catalog;product;prod-001`. */
  open(path: string): Promise<void>
  /** A field by its path in the document: `name.es`. */
  field(path: string): Locator
  /** The input of a string or number field. */
  input(path: string): Locator
  readonly publishButton: Locator
  /** Publishes the form when it is valid, and waits for the Studio's confirmation. */
  publish(): Promise<void>
  /** Uploads a file into the visible empty picture field. */
  upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

const EDITORS = {
  eva: 'sk-local-editor',
  mario: 'sk-local-editor-2',
  vera: 'sk-local-viewer',
} as const

/** The Studio's requests to Sanity (version check, font, surveys), which tests block. */
const VENDOR_REQUESTS = [
  /https:\/\/([\w-]+\.)*sanity(-cdn)?\.(com|io)\//,
  /Failed to fetch version for package/,
]

/** Allows the Studio's console errors about blocked requests to Sanity. */
export const allowStudio = (guard: Guard): void => VENDOR_REQUESTS.forEach(guard.allow)

/** Logs an editor in to the Studio in `context`. */
export const rememberEditor = (context: BrowserContext, who: keyof typeof EDITORS): Promise<unknown> =>
  context.addInitScript(
    ([origin, token]) => {
      if (location.origin === origin)
        localStorage.setItem('__studio_auth_token_rumbo', JSON.stringify({ token }))
    },
    [PLACES.studio, EDITORS[who]] as const,
  )

export const createStudio = (page: Page): Studio => {
  const field = (path: string) => page.getByTestId(`field-${path}`)
  const publishButton = page.getByRole('button', { name: 'Publicar', exact: true })
  return {
    page,
    field,
    publishButton,
    input: (path) => field(path).locator('input, textarea').first(),
    async open(path) {
      await page.goto(`${PLACES.studio}/structure/${path}`)
    },
    async publish() {
      await expect(publishButton).toBeEnabled()
      await publishButton.click()
      await expect(page.getByText('El documento fue publicado')).toBeVisible()
    },
    async upload(file) {
      await page.locator('input[type=file]').setInputFiles(file)
    },
  }
}
