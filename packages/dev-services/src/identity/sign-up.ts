import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import type { NodeEnv } from 'service-kit/serve'
import { passwordStrengthError } from './password-policy'
import type { People } from './people'

const signUpSchema = z.object({
  client_id: z.string(),
  connection: z.string(),
  email: z.email().max(254),
  password: z.string().min(1).max(256),
  name: z.string().max(300).optional(),
  given_name: z.string().max(150).optional(),
  family_name: z.string().max(150).optional(),
  user_metadata: z.record(z.string().max(100), z.string().max(500)).optional(),
})

const badRequest = (code: string, description: string) => ({
  name: 'BadRequestError',
  code,
  description,
  statusCode: 400,
})

interface Options {
  readonly clientId: string
  readonly appOrigins: readonly string[]
  readonly people: People
}

/** `POST /dbconnections/signup`, with Auth0's responses. */
export const signUpRoutes = ({ clientId, appOrigins, people }: Options) =>
  new Hono<NodeEnv>()
    .use(cors({ origin: [...appOrigins], allowHeaders: ['Content-Type', 'Auth0-Client'] }))
    .post('/', async (c) => {
      const isForm = c.req.header('content-type')?.includes('form')
      const body: unknown = await (isForm ? c.req.parseBody() : c.req.json()).catch(() => undefined)
      const parsed = signUpSchema.safeParse(body)
      if (!parsed.success) return c.json(badRequest('invalid_request', z.prettifyError(parsed.error)), 400)
      const { email, password, user_metadata: metadata, ...about } = parsed.data
      if (about.client_id !== clientId)
        return c.json(
          { error: 'invalid_client', error_description: `Unknown client: ${about.client_id}` },
          401,
        )
      const weak = passwordStrengthError(password)
      if (weak) return c.json(weak, 400)
      // Not 'user_exists': Auth0 does not disclose who has an account.
      if (people.byEmail(email)) return c.json(badRequest('invalid_signup', 'Invalid sign up'), 400)
      const person = people.add({
        email,
        password,
        givenName: about.given_name ?? '',
        familyName: about.family_name ?? '',
        name: about.name ?? ([about.given_name, about.family_name].filter(Boolean).join(' ') || email),
        locale: metadata?.['locale'] === 'en' ? 'en' : 'es',
      })
      return c.json({
        _id: person.sub.replace('auth0|', ''),
        email: person.email,
        email_verified: person.emailVerified,
        given_name: person.givenName,
        family_name: person.familyName,
        name: person.name,
        ...(metadata && { user_metadata: metadata }),
      })
    })
