import type { CurrentUser, Tool } from 'sanity'

const isAdministrator = (user: Pick<CurrentUser, 'roles'> | null) =>
  user?.roles.some(({ name }) => name === 'administrator') ?? false

/** Queries are for administrators: they show what buyers wrote, and editors do not need them. */
export const toolsFor = (user: Pick<CurrentUser, 'roles'> | null, tools: readonly Tool[]): Tool[] =>
  tools.filter(({ name }) => name !== 'vision' || isAdministrator(user))
