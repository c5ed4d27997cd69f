export const LANGUAGE_KEY = 'travelstore-language'
