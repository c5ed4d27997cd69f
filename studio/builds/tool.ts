import type { Tool } from 'sanity'
import { deploysUrl } from '../environment'
import { RocketIcon } from '../icons'
import { BuildsTool } from './BuildsTool'
import { hasLocalShop } from './use-builds'

/** «Is my change in the shop?»: a page of Studio where somebody can tell. */
export const buildTools: Tool[] =
  hasLocalShop || deploysUrl
    ? [{ name: 'builds', title: 'Publicaciones', icon: RocketIcon, component: BuildsTool }]
    : []
