import { useCurrentUser } from 'sanity'

/** Whether the person may not change anything. Documents have their own permissions; this is for tools and lists. */
export const useOnlyLooks = (): boolean =>
  useCurrentUser()?.roles.every(({ name }) => name === 'viewer') ?? true
