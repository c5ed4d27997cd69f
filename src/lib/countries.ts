/** Countries the shop ships to, as ISO 3166 codes; sign-up offers the same. */
export const COUNTRIES = ['HN', 'US', 'CA', 'MX', 'GT', 'BZ', 'SV', 'NI', 'CR', 'PA'] as const
