import type { Tool } from 'sanity'
import { ChartIcon } from '../icons'
import { OverviewTool } from './OverviewTool'

/** Studio tool with the shop's figures. */
export const overviewTool: Tool = {
  name: 'overview',
  title: 'Resumen',
  icon: ChartIcon,
  component: OverviewTool,
}
