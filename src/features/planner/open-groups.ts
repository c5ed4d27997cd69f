import { afterPaint } from '~/lib/after-paint'

/** The packing groups that were open in this history entry before a reload, if any were opened or closed. */
export const readOpenGroups = (): readonly string[] | undefined => {
  const open = (history.state as { openGroups?: unknown } | null)?.openGroups
  return Array.isArray(open) ? open.filter((name) => typeof name === 'string') : undefined
}

export const saveOpenGroups = (openGroups: readonly string[]) =>
  afterPaint(() => history.replaceState({ ...(history.state as object | null), openGroups }, ''))
