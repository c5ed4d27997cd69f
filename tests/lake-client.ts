import { createClient } from '@sanity/client'
import { API_VERSION } from '~/content/api-version'

/** A client of the local content lake at `apiHost`, by default with an editor's token. */
export const lakeClient = (apiHost: string, token = 'sk-local-editor') =>
  createClient({
    projectId: 'rumbo',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    token,
  })
