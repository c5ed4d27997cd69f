import { sep } from 'node:path'
import { type Functions, startFunctions } from '../edge/functions'
import { coalesce } from './coalesce'

export interface ReloadingFunctions {
  current(): Functions
  /** Call it when a source file has changed: functions are bundled again and then replaced. */
  changed(path: string): void
  close(): Promise<void>
}

/** Functions that reload when their sources change. The old version stays until the new one is bundled without errors. */
export const startReloadingFunctions = async (
  options: Parameters<typeof startFunctions>[0],
): Promise<ReloadingFunctions> => {
  let functions = await startFunctions(options)
  const reload = coalesce(async () => {
    try {
      const next = await startFunctions(options)
      const previous = functions
      functions = next
      await previous.close()
      console.log('Functions reloaded')
    } catch (error) {
      console.error('Functions were not reloaded:', error instanceof Error ? error.message : error)
    }
  })
  return {
    current: () => functions,
    changed(path) {
      if (path.includes(`${sep}netlify${sep}`) || /[/\\]src[/\\].*\.ts$/.test(path)) reload.start()
    },
    async close() {
      await reload.settled()
      await functions.close()
    },
  }
}
