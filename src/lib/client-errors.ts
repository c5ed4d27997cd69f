/**
 * Reports an uncaught error to `/api/client-errors` as plain text: the page's path, then the error's stack.
 * `PUBLIC_CLIENT_ERRORS=off` at build time disables it.
 */
export const reportClientError = (error: unknown): void => {
  if (import.meta.env.PUBLIC_CLIENT_ERRORS !== 'off')
    navigator.sendBeacon(
      '/api/client-errors',
      `${location.pathname}\n${(error instanceof Error && error.stack) || String(error)}`,
    )
}
