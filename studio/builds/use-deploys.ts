import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { DEPLOY_REQUEST, DEPLOYS_ID, type Deploys, deploysDocument } from '~/content/deploys'

const OPTIONS = { apiVersion: API_VERSION }

/** Changes that wait for a deploy; undefined where each change is deployed at once. */
export function useDeploys() {
  const client = useClient(OPTIONS)
  const [deploys, setDeploys] = useState<Deploys>()

  useEffect(() => {
    let isOver = false
    const load = () =>
      client
        .getDocument(DEPLOYS_ID)
        .then((found) => {
          if (!isOver) setDeploys(deploysDocument.safeParse(found).data)
        })
        .catch((error: unknown) => console.error(error))
    void load()
    const changes = client
      .listen('*[_id == $id]', { id: DEPLOYS_ID }, { includeResult: false, visibility: 'query' })
      .subscribe({ next: () => void load(), error: (error: unknown) => console.error(error) })
    return () => {
      isOver = true
      changes.unsubscribe()
    }
  }, [client])

  const publishNow = async (): Promise<void> => {
    const at = new Date().toISOString()
    await client.createOrReplace({ _id: DEPLOY_REQUEST, _type: DEPLOY_REQUEST, at })
  }
  return { deploys, publishNow }
}
