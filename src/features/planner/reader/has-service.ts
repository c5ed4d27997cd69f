/** Whether the build found an API key for the AI service, which then reads what travelers write. */
export const HAS_SERVICE = import.meta.env.PUBLIC_TRIP_READER === 'on'
