import { pathToFileURL } from 'node:url'
import { installRuntime } from '@rumbo/dev-services/edge/lambda'

// Imports one bundled function as the platform does on a cold start, and prints the time in milliseconds.

const [entry = ''] = process.argv.slice(2)
installRuntime()
const started = performance.now()
await import(pathToFileURL(entry).href)
console.log((performance.now() - started).toFixed(1))
process.exit(0)
