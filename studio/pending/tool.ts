import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { CheckIcon } from '../icons'
import { PendingTool } from './PendingTool'

/** Studio tool for what needs an editor's attention; its address names the list. */
export const pendingTool: Tool = {
  name: 'pending',
  title: 'Pendientes',
  icon: CheckIcon,
  component: PendingTool,
  router: route.create('/:list'),
}
