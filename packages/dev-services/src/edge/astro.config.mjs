// @ts-check
// The site's configuration with output and cache folders chosen by the edge emulator, so that a build never overwrites
// the files being served and tests and `npm start` share no files.
import config from '../../../../astro.config.mjs'

const { EDGE_OUT_DIR, EDGE_CACHE_DIR } = process.env
if (!EDGE_OUT_DIR || !EDGE_CACHE_DIR) throw new Error('EDGE_OUT_DIR and EDGE_CACHE_DIR are required.')

export default { ...config, outDir: EDGE_OUT_DIR, cacheDir: EDGE_CACHE_DIR }
