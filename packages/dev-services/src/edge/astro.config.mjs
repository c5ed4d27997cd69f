// @ts-check
// The site's own configuration, built into folders that the edge names: beside the one that is being served,
// with a cache of its own, so that tests and `npm start` never share half-written files.
import config from '../../../../astro.config.mjs'

const { EDGE_OUT_DIR, EDGE_CACHE_DIR } = process.env
if (!EDGE_OUT_DIR || !EDGE_CACHE_DIR) throw new Error('EDGE_OUT_DIR and EDGE_CACHE_DIR say where to build.')

export default { ...config, outDir: EDGE_OUT_DIR, cacheDir: EDGE_CACHE_DIR }
