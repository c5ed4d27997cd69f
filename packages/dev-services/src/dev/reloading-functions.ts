import { sep } from 'node:path'
import { type Functions, startFunctions } from '../edge/functions'

export interface ReloadingFunctions {
  current(): Functions
  /** A source file was saved: functions made of it are bundled again and take over when they are ready. */
  changed(path: string): void
  close(): Promise<void>
}

/** Functions that follow their sources. While new ones are bundled, and when they do not compile, the old ones answer. */
export const startReloadingFunctions = async (
  options: Parameters<typeof startFunctions>[0],
): Promise<ReloadingFunctions> => {
  let functions = await startFunctions(options)
  let working: Promise<void> | undefined
  let again = false

  const reload = async (): Promise<void> => {
    try {
      const next = await startFunctions(options)
      const before = functions
      functions = next
      await before.close()
      console.log('Functions reloaded')
    } catch (error) {
      console.error('Functions keep their old version:', error instanceof Error ? error.message : error)
    }
  }
  const work = () => {
    again = false
    working = reload().finally(() => {
      working = undefined
      if (again) work()
    })
  }

  return {
    current: () => functions,
    changed(path) {
      if (!path.includes(`${sep}netlify${sep}`) && !/[/\\]src[/\\].*\.ts$/.test(path)) return
      if (working) again = true
      else work()
    },
    async close() {
      await working
      await functions.close()
    },
  }
}
