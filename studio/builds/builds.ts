/** A build of the shop as reported by its host. Times are ISO 8601. */
export interface Build {
  readonly id: number
  readonly state: 'running' | 'done' | 'failed'
  readonly startedAt: string
  readonly seconds?: number | undefined
  readonly error?: string | undefined
  /** `_id` of the document that broke the build. */
  readonly document?: string | undefined
  readonly field?: string | undefined
}

const STATES = ['running', 'done', 'failed'] as const

/** The builds in the response of `/__local/builds`, newest first; invalid entries are skipped. */
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

/** The newest finished build, if the document `id` broke it. */
export const failureOf = (builds: readonly Build[], id: string): Build | undefined => {
  const last = builds.find(({ state }) => state !== 'running')
  return last?.state === 'failed' && last.document === id ? last : undefined
}

/** A build as text for editors. */
export const stateText = ({ state, seconds }: Build): string =>
  ({
    running: 'Publicando…',
    done: `En la tienda${seconds === undefined ? '' : `, en ${seconds.toLocaleString('es-HN')} s`}`,
    failed: 'No se pudo publicar',
  })[state]

/** What is wrong with a failed build, and what to do; `name` is of the document that broke it, `label` of its field. */
export const adviceText = (name: string | undefined, label: string | undefined): string =>
  name
    ? `Corrige ${label ? `el campo «${label}»` : 'los campos'} de ${name} y vuelve a publicar. ` +
      'Mientras tanto la tienda sigue como estaba.'
    : 'El problema no está en un documento: avisa a quien mantiene la tienda. Mientras tanto la tienda sigue como estaba.'
