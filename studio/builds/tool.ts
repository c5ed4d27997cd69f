import type { Tool } from 'sanity'
import { RocketIcon } from '../icons'
import { BuildsTool } from './BuildsTool'

/** Studio tool that says whether what was published is live, and publishes waiting changes. */
export const buildTools: Tool[] = [
  { name: 'builds', title: 'Publicaciones', icon: RocketIcon, component: BuildsTool },
]
