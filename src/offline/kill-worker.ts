import { clearCaches } from './caches'
import { worker } from './worker-scope'

// Takes the place of the service worker when it must go: forgets everything, ends itself, and shows each open page afresh.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  await clearCaches()
  for (const { name } of (await indexedDB.databases?.()) ?? [])
    if (name?.startsWith('workbox')) indexedDB.deleteDatabase(name)
  await worker.registration.unregister()
  for (const client of await worker.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
