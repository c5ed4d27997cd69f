/** The shop's login provider. `domain` has a scheme and no trailing slash. */
export interface AuthConfig {
  readonly domain: string
  readonly clientId: string
  readonly audience: string
}

type Variables = Readonly<Record<string, unknown>>

/** The provider's settings, set at build time. Throws if a variable is missing. */
export const readAuthConfig = (env: Variables = import.meta.env): AuthConfig => {
  const domain = required(env, 'PUBLIC_AUTH0_DOMAIN')
  return {
    domain: (/^https?:\/\//.test(domain) ? domain : `https://${domain}`).replace(/\/+$/, ''),
    clientId: required(env, 'PUBLIC_AUTH0_CLIENT_ID'),
    audience: required(env, 'PUBLIC_AUTH0_AUDIENCE'),
  }
}

const required = (env: Variables, name: string): string => {
  const value = env[name]
  if (typeof value !== 'string' || value.trim() === '')
    throw new Error(
      `${name} is not set, so nobody can log in. Set it in .env (see .env.example) and build again.`,
    )
  return value.trim()
}

/** Whether the SDK's cookie says that someone has logged in here. Avoids loading the SDK for anonymous visitors. */
export const hasLoginCookie = (cookies: string, clientId: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`auth0.${clientId}.is.authenticated=`))
