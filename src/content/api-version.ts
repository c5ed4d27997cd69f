/** The Content Lake's API, as of this date: https://www.sanity.io/docs/content-lake/api-versioning. */
export const API_VERSION = '2025-02-19'
