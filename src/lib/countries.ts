/** Countries the shop ships to, as ISO 3166 codes; also the choices at sign-up. */
export const COUNTRIES = ['HN', 'US', 'CA', 'MX', 'GT', 'BZ', 'SV', 'NI', 'CR', 'PA'] as const
