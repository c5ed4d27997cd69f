import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { CheckIcon } from '../icons'
import { PendingTool } from './PendingTool'

/** Studio tool for what waits for an editor; its address names the list. */
export const pendingTool: Tool = {
  name: 'pending',
  title: 'Pendientes',
  icon: CheckIcon,
  component: PendingTool,
  router: route.create('/:list'),
}
