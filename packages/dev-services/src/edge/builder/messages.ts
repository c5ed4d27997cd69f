/** What the builder's process is asked to do. */
export interface BuildRequest {
  /** Absolute path of a folder that does not exist yet. */
  readonly outDir: string
}

/** `restart`: only a new process can build this, as the sources have changed. */
export type BuildAnswer = 'done' | 'failed' | 'restart'
