/** A build of the shop, as its host tells of it. Times are ISO 8601. */
export interface Build {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly startedAt: string
  readonly seconds?: number | undefined
  readonly error?: string | undefined
  /** `_id` of the document at fault. */
  readonly document?: string | undefined
  readonly field?: string | undefined
}

const STATES = ['running', 'done', 'failed'] as const

/** The builds in the answer of `/__local/builds`, the newest first; what is no build is left out. */
export const readBuilds = (answer: unknown): Build[] => {
  const { builds } = Object(answer) as { builds?: unknown }
  return Array.isArray(builds) ? builds.flatMap(readBuild) : []
}

const readBuild = (value: unknown): Build[] => {
  const { id, state: name, startedAt, ...rest } = Object(value) as Record<string, unknown>
  const state = STATES.find((known) => known === name)
  if (typeof id !== 'number' || !state || typeof startedAt !== 'string') return []
  return [
    {
      id,
      state,
      startedAt,
      seconds: typeof rest['seconds'] === 'number' ? rest['seconds'] : undefined,
      error: textOf(rest['error']),
      document: textOf(rest['document']),
      field: textOf(rest['field']),
    },
  ]
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined

/** The newest build that has ended, when it failed because of the document `id`. */
export const failureOf = (builds: readonly Build[], id: string): Build | undefined => {
  const last = builds.find(({ state }) => state !== 'running')
  return last?.state === 'failed' && last.document === id ? last : undefined
}

/** What an editor reads of a build. */
export const stateText = ({ state, seconds }: Build): string =>
  ({
    running: 'Publicando…',
    done: `En la tienda${seconds === undefined ? '' : `, en ${seconds.toLocaleString('es-HN')} s`}`,
    failed: 'No se pudo publicar',
  })[state]

/** What is wrong and what to do, for a build that failed. */
export const adviceText = ({ document, field }: Build): string =>
  document
    ? `Revisa ${field ? `el campo «${field}»` : 'los campos'} del documento «${document}», corrígelo y vuelve a publicar. ` +
      'Mientras tanto la tienda sigue como estaba.'
    : 'El problema no está en un documento: avisa a quien mantiene la tienda. Mientras tanto la tienda sigue como estaba.'
