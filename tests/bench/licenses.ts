import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { projectFile } from '@rumbo/dev-services/programs'

// `npm run licenses`: lists the licenses of all production and build dependencies.
// The exit code is 1 if one is not a permissive license.

const ALLOWED =
  /^(MIT(-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|OFL-1\.1|WTFPL|MPL-2\.0|LGPL-3\.0-or-later|Zlib|Artistic-2\.0)$/
/** Packages without a standard license field in their manifest. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'callsite 1.0.0': 'MIT', // in its Readme
  'jsonify 0.0.1': 'Unlicense', // "Public Domain"
}
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
      license: z.union([z.string(), z.unknown()]).optional(),
    }),
  ),
})
const manifest = z.object({ license: z.unknown(), licenses: z.unknown() }).partial()

const { packages } = lock.parse(JSON.parse(readFileSync(projectFile('package-lock.json'), 'utf8')))
const withDev = process.argv.includes('--all')
const found = new Map<string, string[]>()
for (const [path, { version, dev, link, license }] of Object.entries(packages)) {
  if (!path.includes('node_modules/') || link || (dev && !withDev)) continue
  const name = `${path.split('node_modules/').at(-1)} ${version ?? ''}`
  const text = READ_BY_HAND[name] ?? textOf(license) ?? ownWord(path) ?? 'unknown'
  found.set(text, [...(found.get(text) ?? []), name])
}

const strange: string[] = []
for (const [text, names] of [...found].sort(([, a], [, b]) => b.length - a.length)) {
  const fine = text.replaceAll(/[()]/g, '').split(/\s+(?:OR|AND)\s+/)
  const allowed = / AND /.test(text) ? fine.every(isAllowed) : fine.some(isAllowed)
  console.log(
    `${allowed ? ' ' : '!'} ${text.padEnd(28)} ${String(names.length).padStart(5)}${allowed ? '' : `  ${names.join(', ')}`}`,
  )
  if (!allowed) strange.push(...names)
}
console.log(strange.length > 0 ? `\n${strange.length} to look at.` : '\nAll of them may be used.')
process.exit(strange.length > 0 ? 1 : 0)

function isAllowed(text: string): boolean {
  return ALLOWED.test(text)
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map((one) => textOf(one)).join(' OR ')
  return typeof value === 'object' && value !== null && 'type' in value ? textOf(value.type) : undefined
}

function ownWord(path: string): string | undefined {
  const file = projectFile(`${path}/package.json`)
  if (!existsSync(file)) return undefined
  const { license, licenses } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  return textOf(license ?? licenses)
}
