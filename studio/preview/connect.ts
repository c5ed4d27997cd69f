import { createNode, createNodeMachine } from '@sanity/comlink'
import {
  createCompatibilityActors,
  type VisualEditingControllerMsg,
  type VisualEditingNodeMsg,
} from '@sanity/presentation-comlink'

/**
 * Runs in the shop's pages in development, inside the Studio's preview frame: tells the Studio which page is open, so
 * that it opens the form of its document, and navigates when an editor chooses another page. The development server
 * reloads the page when content changes.
 */
const connectToStudio = (page: Window): void => {
  if (page.parent === page) return
  const node = createNode<VisualEditingNodeMsg, VisualEditingControllerMsg>(
    { name: 'visual-editing', connectTo: 'presentation' },
    createNodeMachine<VisualEditingNodeMsg, VisualEditingControllerMsg>().provide({
      actors: createCompatibilityActors<VisualEditingNodeMsg>(),
    }),
  )
  node.on('presentation/navigate', ({ url }) => {
    const { href } = new URL(url, page.location.href)
    if (href !== page.location.href) page.location.assign(href)
  })
  node.on('presentation/refresh', ({ source }) => {
    if (source === 'manual') page.location.reload()
  })
  node.onStatus(() => {
    const { title } = page.document
    node.post('visual-editing/navigate', { type: 'push', title, url: page.location.href })
  }, 'connected')
  node.start()
}

connectToStudio(window)
