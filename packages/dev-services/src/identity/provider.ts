import Provider, {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type { Collection } from 'service-kit/state'
import type { RenderError } from './error-page'
import { FAILURES, type NextLogin } from './next-login'
import { claimsOf, type People } from './people'
import { recordsAdapter, type StoredRecord } from './records'
import type { Secrets } from './secrets'
import { tokenResponses } from './token-responses'

interface Options {
  readonly issuer: string
  readonly clientId: string
  readonly audience: string
  readonly appOrigins: readonly string[]
  readonly secrets: Secrets
  readonly records: Collection<StoredRecord>
  readonly people: People
  readonly next: NextLogin
  /** Lifetime of new access tokens in seconds. */
  readonly accessTokenSeconds: () => number
  readonly renderError: RenderError
}

const TOKEN_PATH = '/oauth/token'
const SCOPES = 'openid profile email offline_access'
const DAY = 86_400

/** Auth0's "Allowed Callback URLs". */
const allowedCallbackUrls = (origin: string) => [origin, `${origin}/callback`, `${origin}/en/callback`]

/** An OpenID provider with Auth0's endpoints and behavior for one public client with PKCE. */
export const createProvider = (options: Options): Provider => {
  const { issuer, clientId, audience, appOrigins, secrets, records, people, next, accessTokenSeconds } =
    options
  const policy = interactionPolicy.base()
  policy.remove('consent')

  const configuration: Configuration = {
    adapter: recordsAdapter(records),
    jwks: { keys: [secrets.key] },
    clients: [
      {
        client_id: clientId,
        client_name: 'Rumbo',
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'RS256',
        redirect_uris: appOrigins.flatMap(allowedCallbackUrls),
      },
    ],
    clientBasedCORS: (_ctx, origin) => appOrigins.includes(origin),
    routes: {
      authorization: '/authorize',
      token: TOKEN_PATH,
      jwks: '/.well-known/jwks.json',
      userinfo: '/userinfo',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    scopes: SCOPES.split(' '),
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'nickname', 'picture', 'locale', 'updated_at'],
    },
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint', 'auth0Client', 'connection', 'organization'],
    pkce: { required: () => true },
    interactions: { policy, url: (_ctx, interaction) => `/u/login/${interaction.uid}` },
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: 'auth0', interaction: 'auth0_login', resume: 'auth0_resume' },
      long: { signed: true, sameSite: 'lax' },
      short: { signed: true, sameSite: 'lax' },
    },
    features: {
      devInteractions: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: { enabled: true },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx) => String(ctx.oidc.params?.['audience'] ?? audience),
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx, resource) {
          if (resource !== audience) throw new errors.InvalidTarget(`Service not found: ${resource}`)
          return {
            audience,
            scope: SCOPES,
            accessTokenFormat: 'jwt',
            accessTokenTTL: accessTokenSeconds(),
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
    // As at Auth0: a token with the scope `openid` is also for the userinfo endpoint.
    formats: {
      customizers: {
        jwt: (_ctx, _token, { payload }) => void (payload['aud'] = [audience, `${issuer}userinfo`]),
      },
    },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => false,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: 10 * 3600,
      RefreshToken: 30 * DAY,
      Grant: 30 * DAY,
      Session: 3 * DAY,
      Interaction: 3600,
      AuthorizationCode: 60,
    },
    findAccount(_ctx, sub) {
      const person = people.find(sub)
      return person && { accountId: sub, claims: () => claimsOf(person) }
    },
    extraTokenClaims: (_ctx, token) =>
      'clientId' in token && token.clientId ? { azp: token.clientId } : undefined,
    async loadExistingGrant(ctx) {
      failAsPlanned(ctx, next)
      return grantEverything(ctx, audience)
    },
    renderError(ctx, out) {
      ctx.type = 'html'
      ctx.body = options.renderError(out.error, out.error_description ?? '', ctx.get('accept-language'))
    },
  }
  const provider = new Provider(issuer, configuration)
  const respond = tokenResponses(next, TOKEN_PATH)
  provider.use((ctx, proceed) => respond(ctx as unknown as KoaContextWithOIDC, proceed))
  provider.use(async (ctx, proceed) => {
    await proceed()
    leaveWindowOpen(ctx)
  })
  return provider
}

/** Like Auth0's, the response leaves it to the SDK to close the window, or the SDK may see it closed before the message. */
const leaveWindowOpen = (ctx: { body: unknown }) => {
  if (typeof ctx.body === 'string' && ctx.body.includes("'authorization_response'"))
    ctx.body = ctx.body.replace('win.close();', '')
}

/** Silent authentication is not a login: it does not fail. */
const failAsPlanned = (ctx: KoaContextWithOIDC, next: NextLogin) => {
  const { params } = ctx.oidc
  if (!params || params['prompt'] === 'none') return
  const kind = next.take('authorize', ctx.oidc.account?.accountId)
  if (kind === 'state_mismatch') params['state'] = `not-${String(params['state'])}`
  else if (kind) {
    const failure = FAILURES[kind]
    throw new errors.CustomOIDCProviderError(kind, 'description' in failure ? failure.description : kind)
  }
}

/** A first-party client needs no consent. */
const grantEverything = async (ctx: KoaContextWithOIDC, audience: string) => {
  const { provider, client, session } = ctx.oidc
  if (!client || !session?.accountId) return undefined
  const id = session.grantIdFor(client.clientId)
  const grant =
    (id ? await provider.Grant.find(id) : undefined) ??
    new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPES)
  grant.addResourceScope(audience, SCOPES)
  await grant.save()
  return grant
}
