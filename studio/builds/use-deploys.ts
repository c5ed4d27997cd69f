import { type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '~/content/api-version'
import { DEPLOY_REQUEST, DEPLOYS_ID, type Deploys, deploysDocument } from '~/content/deploys'
import { useLive } from '../use-live'

const OPTIONS = { apiVersion: API_VERSION }
const DEPLOYS = { filter: '*[_id == $id]', params: { id: DEPLOYS_ID }, settledMs: 0 }

const readDeploys = async (client: SanityClient): Promise<Deploys | undefined> =>
  deploysDocument.safeParse(await client.getDocument(DEPLOYS_ID)).data

/** Changes waiting for a deploy; undefined where each change is deployed at once. */
export function useDeploys() {
  const client = useClient(OPTIONS)
  const { value: deploys } = useLive(client, readDeploys, DEPLOYS)
  const publishNow = async (): Promise<void> => {
    const at = new Date().toISOString()
    await client.createOrReplace({ _id: DEPLOY_REQUEST, _type: DEPLOY_REQUEST, at })
  }
  return { deploys, publishNow }
}
