import { enableVisualEditing, type HistoryAdapterNavigate } from '@sanity/visual-editing'
import { PERSPECTIVE_COOKIE, VERSION } from './addresses'

// In the frame of the Studio's preview: opens the field of a text that an editor clicks, tells the Studio which page is
// open, and shows each change.

const showPerspective = (perspective: unknown): void => {
  const value = perspective === 'published' ? 'published' : 'drafts'
  if (document.cookie.includes(`${PERSPECTIVE_COOKIE}=${value}`)) return
  document.cookie = `${PERSPECTIVE_COOKIE}=${value}; Max-Age=3600; Path=/; Secure; SameSite=None; Partitioned`
  location.reload()
}

const here = () => location.pathname + location.search
const tell = (navigate: HistoryAdapterNavigate) =>
  navigate({ type: 'push', title: document.title, url: here() })

const shownVersion = () =>
  performance
    .getEntriesByType('navigation')
    .flatMap((entry) => (entry as PerformanceNavigationTiming).serverTiming)
    .find(({ name }) => name === 'content')?.description

/** The Studio reports only changes in the open form, and none while the page loads. */
const followContent = (): void => {
  const shown = shownVersion()
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void reloadIfChanged()
  }, 2000)
  const reloadIfChanged = async () => {
    // A network error is not a change: the next request will tell.
    const response = await fetch(VERSION).catch(() => undefined)
    if (!response?.ok || !shown || (await response.text()) === shown) return
    // Another reload would cancel this one.
    clearInterval(timer)
    location.reload()
  }
}

if (parent !== window) {
  followContent()
  enableVisualEditing({
    history: {
      subscribe(navigate) {
        tell(navigate)
        return () => undefined
      },
      update({ type, url }) {
        if (type !== 'pop' && url && url !== here()) location.assign(url)
      },
    },
    refresh: () => {
      location.reload()
      return Promise.resolve()
    },
    onPerspectiveChange: showPerspective,
  })
}
