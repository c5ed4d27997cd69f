import type { BrowserContext } from '@playwright/test'

export interface Guard {
  /** Allows an error that the test itself causes: `guard.allow(/status of 404/)`. */
  allow(pattern: RegExp): void
  troubles(): string[]
}

/** Logged by Chromium when it skips a view transition; harmless, and pages cannot prevent it. */
const NO_TROUBLE = /^page: (AbortError: )?Transition was (aborted|skipped)/

const isOutside = (address: string): boolean => {
  const { hostname, protocol } = new URL(address)
  return protocol.startsWith('http') && !/^((.+\.)?localhost|127\.0\.0\.1)$/.test(hostname)
}

/** Records errors and outside requests of every page. `CHROMIUM_ARGS` keep outside requests from leaving. */
export const guardPage = async (context: BrowserContext): Promise<Guard> => {
  const heard: string[] = []
  const allowed: RegExp[] = [NO_TROUBLE]

  // Listening, not routing: a route takes every request through Node and turns the HTTP cache off.
  context.on('request', (request) => {
    if (isOutside(request.url())) heard.push(`outside host: ${request.url()}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `CSP ${event.violatedDirective} blocked ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  })
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page: ${error.error().message}`))

  return {
    allow: (pattern) => void allowed.push(pattern),
    troubles: () => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))),
  }
}
