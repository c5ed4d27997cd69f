/// <reference types="astro/client" />
import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean | { now: 'query' | 'signed-in' | 'trip' | 'cart' }
  }
}

declare global {
  /** The part that we use; not in TypeScript's DOM types yet. */
  interface Window {
    readonly trustedTypes?: {
      createPolicy<Rule extends 'createScript' | 'createScriptURL'>(
        name: string,
        rules: Record<Rule, () => string>,
      ): Record<Rule, (input: string) => unknown>
    }
  }

  interface ImportMetaEnv {
    readonly PUBLIC_SITE_URL: string
    readonly PUBLIC_AUTH0_DOMAIN: string
    readonly PUBLIC_AUTH0_CLIENT_ID: string
    readonly PUBLIC_AUTH0_AUDIENCE: string
    readonly PUBLIC_NEWSLETTER_URL?: string
    readonly PUBLIC_CLIENT_ERRORS?: string
    /** Whether the site can read trips with the AI service: set by astro.config.mjs. */
    readonly PUBLIC_TRIP_READER: 'on' | 'off'
    /** Whether pages register the service worker: set by astro.config.mjs. */
    readonly PUBLIC_SERVICE_WORKER: 'on' | 'off'
  }
}
