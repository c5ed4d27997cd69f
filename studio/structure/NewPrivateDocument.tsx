import { useEffect } from 'react'
import { useRouter } from 'sanity/router'
import type { UserComponent } from 'sanity/structure'
import { privateIdsOf } from '~/content/model'

interface Options {
  readonly type: string
}

/** Opens the form of a new document under a private id: the Studio's own "create" makes public ones. */
export const NewPrivateDocument: UserComponent = ({ options }) => {
  const { navigateIntent } = useRouter()
  const { type } = options as unknown as Options
  useEffect(() => {
    const id = `${privateIdsOf(type)}${crypto.randomUUID()}`
    navigateIntent('create', { type, template: type, id }, { replace: true })
  }, [navigateIntent, type])
  return null
}
