import { clearCaches } from './caches'
import { worker } from './worker-scope'

// Replaces the service worker to remove it: deletes all caches, unregisters itself, and reloads each open page.

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => event.waitUntil(end()))

async function end(): Promise<void> {
  await clearCaches()
  for (const { name } of (await (indexedDB as Partial<IDBFactory>).databases?.()) ?? [])
    if (name?.startsWith('workbox')) indexedDB.deleteDatabase(name)
  await worker.registration.unregister()
  for (const client of await worker.clients.matchAll({ type: 'window' })) await client.navigate(client.url)
}
