/** Where this Studio's content lives. Studio puts every `SANITY_STUDIO_*` variable into its bundle. */
export const projectId = process.env['SANITY_STUDIO_PROJECT_ID'] ?? 'rumbo'
export const dataset = process.env['SANITY_STUDIO_DATASET'] ?? 'production'
