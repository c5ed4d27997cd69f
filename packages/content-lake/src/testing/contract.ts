import { createClient } from '@sanity/client'
import { randomName } from '../document'
import { SITE, startTestLake } from './lake'

/**
 * The service under the contract tests: a lake, or a real project when SANITY_CONTRACT_PROJECT and
 * SANITY_CONTRACT_TOKEN (write access) are set; SANITY_CONTRACT_DATASET is the dataset to write to.
 * The ids of each run are unique, and its documents are removed at the end.
 */
export const openContract = async () => {
  const {
    SANITY_CONTRACT_PROJECT: projectId,
    SANITY_CONTRACT_TOKEN: token,
    SANITY_CONTRACT_DATASET: dataset = 'contract',
  } = process.env
  const lake = projectId && token ? undefined : await startTestLake()
  const writer =
    lake?.as(SITE) ??
    createClient({
      projectId: projectId ?? '',
      dataset,
      token: token ?? '',
      apiVersion: '2025-02-19',
      useCdn: false,
    })
  const client = writer.withConfig({ perspective: 'raw' })
  const run = `contract-${randomName(10).toLowerCase()}`
  return {
    client,
    anonymous: lake ? lake.as() : writer.withConfig({ token: '' }),
    id: (name: string) => `${run}-${name}`,
    async close() {
      const mine = 'string::startsWith(_id, $run) || string::startsWith(_id, "drafts." + $run)'
      try {
        await client.delete({ query: `*[${mine}]`, params: { run } })
      } finally {
        await lake?.close()
      }
    },
  }
}
