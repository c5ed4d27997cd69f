import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuilder } from '@rumbo/dev-services/edge/builder'
import { USERS } from '@rumbo/dev-services/content/users'
import { localEnvironment, readPorts } from '@rumbo/dev-services/ports'
import { projectFile } from '@rumbo/dev-services/programs'
import { startLake } from 'content-lake'
import { filesIn } from '~/build/files-in'
import { lakeClient } from '../lake-client'
import { writeDataset } from '../bench/scale-data'
import { edit, randomFrom } from './edits'

interface Options {
  readonly edits: number
  /** Compares with a clean build after this many edits. */
  readonly every: number
  readonly seed: number
  readonly products?: number
  readonly log?: (line: string) => void
}

export interface Comparison {
  readonly edits: readonly string[]
  /** Files whose bytes differ, or that only one of the builds has. */
  readonly differences: readonly string[]
  readonly files: number
}

/** Edits content at random, with a build in memory after each edit, and compares some of them with clean builds. */
export const compareBuilds = async (options: Options) => {
  const { edits, every, seed, products = 20, log = () => undefined } = options
  // Inside the project, where each of Astro's builds has a folder of its own for bundled pages.
  await mkdir(projectFile('.local'), { recursive: true })
  const folder = await mkdtemp(projectFile('.local/builds-'))
  const lake = await startLake({
    port: 0,
    stateDir: folder,
    projectId: 'rumbo',
    dataset: 'production',
    users: USERS,
    seedFile: await writeDataset(folder, products),
  })
  const env = {
    ...process.env,
    ...localEnvironment(readPorts(process.env)),
    SANITY_API_HOST: lake.url,
    FORCE_COLOR: '0',
  }
  const builderIn = (cache: string) =>
    createBuilder({ root: projectFile('.'), cacheDir: join(folder, cache), env })
  const warm = builderIn('warm-cache')
  const random = randomFrom(seed)
  const client = lakeClient(lake.url)
  const comparisons: Comparison[] = []
  const milliseconds: number[] = []
  let titles: string[] = []
  let before: string | undefined
  try {
    await warm.build(join(folder, 'first'))
    for (let count = 1; count <= edits; count++) {
      titles.push(await edit(client, random))
      const site = join(folder, `warm-${count}`)
      const started = performance.now()
      await warm.build(site)
      milliseconds.push(performance.now() - started)
      log(`${count}: ${titles.at(-1)}, ${milliseconds.at(-1)?.toFixed(0)} ms`)
      if (count % every === 0) {
        await rm(join(folder, 'clean-cache'), { recursive: true, force: true })
        await cp(join(folder, 'warm-cache/last-good'), join(folder, 'clean-cache/last-good'), {
          recursive: true,
        })
        const clean = builderIn('clean-cache')
        await clean.build(join(folder, 'clean')).finally(clean.close)
        comparisons.push({ edits: titles, ...(await compare(site, join(folder, 'clean'))) })
        titles = []
        await rm(join(folder, 'clean'), { recursive: true })
      }
      await rm(before ?? join(folder, 'first'), { recursive: true })
      before = site
    }
    return { comparisons, milliseconds }
  } finally {
    warm.close()
    await lake.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const compare = async (one: string, other: string): Promise<Omit<Comparison, 'edits'>> => {
  const [names, otherNames] = [filesIn(one), filesIn(other)]
  const differences: string[] = []
  for (const name of new Set([...names, ...otherNames])) {
    const isInBoth = names.includes(name) && otherNames.includes(name)
    if (!isInBoth || (await textOf(one, name)) !== (await textOf(other, name))) differences.push(name)
  }
  return { differences, files: names.length }
}

/** Without the build time, which always differs. */
const textOf = async (folder: string, name: string): Promise<string> => {
  const text = await readFile(join(folder, name), 'latin1')
  return name === 'content-state.json' ? text.replace(/"builtAt":"[^"]*"/, '') : text
}
