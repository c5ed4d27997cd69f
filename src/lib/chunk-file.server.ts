import type { Plugin } from 'vite'

/** Vite plugin: puts the file name in `dist` of the chunk `chunk` into the environment variable `variable`, for pages. */
export const chunkFile = (chunk: string, variable: string): Plugin => ({
  name: `${chunk}-file`,
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, files) {
    const found = Object.values(files).find(({ type, name }) => type === 'chunk' && name === chunk)
    if (found) process.env[variable] = found.fileName
  },
})
