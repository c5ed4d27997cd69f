import { type Site, createSite } from './site'
import { allowStudio, createStudio, rememberEditor, type Studio } from './studio'
import { test as base } from './index'

interface Fixtures {
  /** The Studio, logged in as Eva. */
  readonly studio: Studio
  readonly site: Site
}

/** For tests that edit content and build the site. Each edits its own documents, or deletes what it created. */
export const test = base.extend<Fixtures>({
  studio: async ({ page, context, guard }, use) => {
    allowStudio(guard)
    await rememberEditor(context, 'eva')
    await use(createStudio(page))
  },
  site: async ({ request }, use) => use(createSite(request)),
})
