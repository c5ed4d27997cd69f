/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { page } from 'service-kit/page'
import { LOGIN_TEXTS, type LoginLocale } from './login-texts'
import { FAILURE_KINDS, type FailureKind } from './next-login'
import { type Person, SEED_PASSWORD } from './people'

export interface LoginView {
  readonly locale: LoginLocale
  readonly mode: 'login' | 'signup'
  readonly uid: string
  readonly people: readonly Person[]
  readonly email?: string
  readonly error?: 'wrong' | 'taken' | 'weak' | 'noEmail'
  readonly armed?: FailureKind
}

/** The hosted login page: the seeded people one click away, a form, and a drawer for the curious. */
export const loginPage = (view: LoginView) => {
  const { locale, mode, uid, people, email, error, armed } = view
  const t = LOGIN_TEXTS[locale]
  const action = `/u/login/${uid}`
  const isSignUp = mode === 'signup'
  const title = isSignUp ? t.signUp : t.logIn
  return frame({
    locale,
    title,
    children: (
      <>
        <p class="soft">{isSignUp ? t.signUpIntro : t.intro}</p>
        {error && (
          <p class="alert" role="alert" id="login-error">
            {t[error]}
          </p>
        )}
        {armed && (
          <p class="alert" role="status">
            {t.armed(t.failures[armed])}
          </p>
        )}
        {!isSignUp && <PeopleList {...{ people, action, t }} />}
        <form method="post" action={action} class="fields">
          {isSignUp && (
            <label>
              {t.name}
              <input name="name" autocomplete="name" />
            </label>
          )}
          <label>
            {t.email}
            <input
              name="email"
              type="email"
              required
              autocomplete="username"
              value={email ?? ''}
              aria-describedby={error && 'login-error'}
            />
          </label>
          <label>
            {t.password}
            <input
              name="password"
              type="password"
              required
              autocomplete={isSignUp ? 'new-password' : 'current-password'}
              aria-describedby="password-hint"
            />
          </label>
          <p class="soft hint" id="password-hint">
            {isSignUp ? t.passwordHint : t.seedHint(SEED_PASSWORD)}
          </p>
          <button class="button" name="action" value={mode}>
            {isSignUp ? t.submitSignUp : t.submitLogIn}
          </button>
        </form>
        <p class="ways">
          <a href={`${action}?screen=${isSignUp ? 'login' : 'signup'}`}>
            {isSignUp ? t.toLogIn : t.toSignUp}
          </a>
        </p>
        <form method="post" action={action} class="ways">
          <button class="button quiet" name="action" value="cancel">
            {t.cancel}
          </button>
        </form>
        <Curious {...{ action, t, armed }} />
      </>
    ),
  })
}

interface PeopleProps {
  readonly people: readonly Person[]
  readonly action: string
  readonly t: (typeof LOGIN_TEXTS)[LoginLocale]
}

const PeopleList = ({ people, action, t }: PeopleProps) => (
  <>
    <form method="post" action={action}>
      <input type="hidden" name="action" value="pick" />
      <ul class="people">
        {people.map((person) => (
          <li>
            <button class="person" name="sub" value={person.sub}>
              {person.picture ? (
                <img src={person.picture} alt="" width="44" height="44" />
              ) : (
                <span class="initial" aria-hidden="true">
                  {person.name.charAt(0)}
                </span>
              )}
              <span>
                <strong>{t.continueAs(person.name)}</strong>
                <small class="soft">
                  {person.email} · {person.emailVerified ? t.verified : t.unverified}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </form>
    <p class="or soft">{t.or}</p>
  </>
)

interface CuriousProps {
  readonly action: string
  readonly t: (typeof LOGIN_TEXTS)[LoginLocale]
  readonly armed: FailureKind | undefined
}

const Curious = ({ action, t, armed }: CuriousProps) => (
  <details class="curious">
    <summary>{t.curious}</summary>
    <form method="post" action={action} class="fields">
      <p class="soft">{t.curiousIntro}</p>
      <label>
        {t.failure}
        <select name="kind">
          {FAILURE_KINDS.map((kind) => (
            <option value={kind} selected={kind === armed}>
              {t.failures[kind]} ({kind})
            </option>
          ))}
        </select>
      </label>
      <button class="button quiet" name="action" value="fail">
        {t.arm}
      </button>
    </form>
  </details>
)

/** A page for what cannot be answered to the shop: an address that is not allowed, a login that has run out. */
export const trouble = (locale: LoginLocale, title: string, detail: string, shop: string) =>
  frame({
    locale,
    title,
    children: (
      <>
        <p>{detail}</p>
        <p>
          <a class="button" href={shop}>
            {LOGIN_TEXTS[locale].back}
          </a>
        </p>
      </>
    ),
  })

interface FrameProps {
  readonly locale: LoginLocale
  readonly title: string
  readonly children: Child
}

const frame = ({ locale, title, children }: FrameProps) =>
  page({
    lang: locale,
    title: `${title} · Rumbo`,
    notice: LOGIN_TEXTS[locale].notice,
    styles: ['/__local/people.css', '/u/login.css'],
    children: (
      <main class="login card">
        <span class="brand">Rumbo</span>
        <h1>{title}</h1>
        {children}
      </main>
    ),
  })
