import { rememberContent } from './content'
import { test as base } from './index'
import { type Site, createSite } from './site'
import { allowStudio, createStudio, rememberEditor, type Studio } from './studio'

interface Fixtures {
  /** The Studio with Eva logged in. */
  readonly studio: Studio
  readonly site: Site
  /** Puts all content back after the story. */
  readonly undo: undefined
}

/** For stories that change content and have the site built: one at a time, after all others. */
export const test = base.extend<Fixtures>({
  studio: async ({ page, context, guard }, use) => {
    allowStudio(guard)
    await rememberEditor(context, 'eva')
    await use(createStudio(page))
  },
  site: async ({ request }, use) => use(createSite(request)),
  undo: [
    async ({}, use) => {
      const undo = await rememberContent()
      await use(undefined)
      await undo()
    },
    { auto: true },
  ],
})
