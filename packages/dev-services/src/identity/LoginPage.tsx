/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { page } from 'service-kit/page'
import { Brand } from '../brand'
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
  readonly nextFailure?: FailureKind
}

/** The hosted login page: one button per account, a form, and a control that makes the login fail. */
export const loginPage = (view: LoginView) => {
  const { locale, mode, uid, people, email, error, nextFailure } = view
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
        {nextFailure && (
          <p class="alert" role="status">
            {t.nextFailure(t.failures[nextFailure])}
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
        <p class="links">
          <a href={`${action}?screen=${isSignUp ? 'login' : 'signup'}`}>
            {isSignUp ? t.toLogIn : t.toSignUp}
          </a>
        </p>
        <form method="post" action={action} class="links">
          <button class="button quiet" name="action" value="cancel">
            {t.cancel}
          </button>
        </form>
        <FailureControl {...{ action, t, nextFailure }} />
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

interface FailureControlProps {
  readonly action: string
  readonly t: (typeof LOGIN_TEXTS)[LoginLocale]
  readonly nextFailure: FailureKind | undefined
}

const FailureControl = ({ action, t, nextFailure }: FailureControlProps) => (
  <details class="failure">
    <summary>{t.simulateFailure}</summary>
    <form method="post" action={action} class="fields">
      <p class="soft">{t.simulateFailureIntro}</p>
      <label>
        {t.failureKind}
        <select name="kind">
          {FAILURE_KINDS.map((kind) => (
            <option value={kind} selected={kind === nextFailure}>
              {t.failures[kind]} ({kind})
            </option>
          ))}
        </select>
      </label>
      <button class="button quiet" name="action" value="fail">
        {t.fail}
      </button>
    </form>
  </details>
)

/** Shown when an error cannot be returned to the shop: a redirect URI that is not allowed, an expired login. */
export const errorPage = (locale: LoginLocale, title: string, detail: string, shop: string) =>
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
        <Brand />
        <h1>{title}</h1>
        {children}
      </main>
    ),
  })
