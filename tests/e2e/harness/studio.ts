import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import type { Guard } from './guard'
import { PLACES } from './places'

/** What an editor does in the Studio, in Spanish. */
export interface Studio {
  readonly page: Page
  /** Opens the form of a document, or whatever else is at an address of the desk: `catalog;product;prod-001`. */
  open(path: string): Promise<void>
  /** A field by its path in the document: `name.es`. */
  field(path: string): Locator
  /** What is typed into a field of one line, or of one number. */
  input(path: string): Locator
  readonly publishButton: Locator
  /** Publishes the form once it may be, and waits for the Studio's word that it was. */
  publish(): Promise<void>
  /** Puts a file into the empty picture field that is in sight. */
  upload(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void>
}

export const EDITORS = {
  eva: 'sk-local-editor',
  mario: 'sk-local-editor-2',
  vera: 'sk-local-viewer',
} as const

/** A Studio's own calls to its maker, which the tests cut off: it asks for its version, a font, surveys. */
const ITS_MAKER = [/https:\/\/([\w-]+\.)*sanity(-cdn)?\.(com|io)\//, /Failed to fetch version for package/]

/** Lets the Studio be as it is: what it says in the console about its maker's hosts is no trouble of ours. */
export const allowStudio = (guard: Guard): void => ITS_MAKER.forEach(guard.allow)

/** Has the Studio in `context` find an editor logged in already. */
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
