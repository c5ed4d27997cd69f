import type { FailureKind } from './next-login'

const en = {
  notice: 'Local login: no real accounts, and nothing leaves this computer',
  logIn: 'Log in',
  signUp: 'Create an account',
  intro: 'Choose an account, or enter an email and a password.',
  signUpIntro: 'The account exists on this computer only, until you reset the local services.',
  continueAs: (name: string) => `Continue as ${name}`,
  verified: 'email verified',
  unverified: 'email not verified',
  or: 'or',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters with three of these: lower case, upper case, numbers, symbols.',
  seedHint: (password: string) => `Ana's and Ben's password is ${password}`,
  name: 'Name',
  submitLogIn: 'Continue',
  submitSignUp: 'Create account',
  toSignUp: 'No account yet? Create one',
  toLogIn: 'Already have an account? Log in',
  cancel: 'Cancel and go back to the shop',
  wrong: 'Wrong email or password.',
  taken: 'This email already has an account. Log in instead.',
  weak: 'This password is too weak.',
  noEmail: 'Enter an email address such as ana@example.com.',
  simulateFailure: 'For developers: make this login fail',
  simulateFailureIntro: 'Choose an error and then log in as usual. It happens once.',
  failureKind: 'Error',
  fail: 'Make the login fail',
  nextFailure: (failure: string) => `The next login will fail: ${failure}.`,
  expired: 'This login has expired',
  expiredDetail: 'Go back to the shop and log in again.',
  failed: 'The login cannot continue',
  back: 'Back to the shop',
  failures: {
    access_denied: 'you deny the shop access',
    login_required: 'the provider asks for a new login',
    unauthorized: 'the account is blocked',
    server_error: 'the provider has an internal error',
    state_mismatch: 'the response has a wrong state parameter',
    mfa_required: 'a second factor is required',
    token_error: 'the token service has an internal error',
    invalid_grant: 'the code has already been used',
    missing_id_token: 'the ID token is missing',
    missing_refresh_token: 'the refresh token is missing',
    timeout: 'the token service never responds',
  } satisfies Record<FailureKind, string>,
}

type LoginTexts = typeof en

const es: LoginTexts = {
  notice: 'Inicio de sesión local: no son cuentas reales, nada sale de esta computadora',
  logIn: 'Iniciar sesión',
  signUp: 'Crear una cuenta',
  intro: 'Elige quién ser, o escribe un correo y una contraseña.',
  signUpIntro: 'Una cuenta que vive solo en esta computadora, hasta que reinicies los servicios locales.',
  continueAs: (name) => `Continuar como ${name}`,
  verified: 'correo verificado',
  unverified: 'correo sin verificar',
  or: 'o',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint:
    'Al menos 8 caracteres, con tres de estos cuatro tipos: minúsculas, mayúsculas, números y símbolos.',
  seedHint: (password) => `La contraseña de Ana y de Ben es ${password}`,
  name: 'Nombre',
  submitLogIn: 'Continuar',
  submitSignUp: 'Crear cuenta',
  toSignUp: '¿Aún no tienes cuenta? Crea una',
  toLogIn: '¿Ya tienes cuenta? Inicia sesión',
  cancel: 'Cancelar y volver a la tienda',
  wrong: 'El correo o la contraseña no son correctos.',
  taken: 'Este correo ya tiene una cuenta. Inicia sesión.',
  weak: 'Esta contraseña es muy débil.',
  noEmail: 'Escribe un correo electrónico, como ana@example.com.',
  simulateFailure: 'Para desarrolladores: haz que este inicio de sesión falle',
  simulateFailureIntro: 'Elige qué sale mal y luego inicia sesión como siempre. Ocurre una sola vez.',
  failureKind: 'Qué sale mal',
  fail: 'Hacer que falle',
  nextFailure: (failure) => `El próximo inicio de sesión fallará: ${failure}.`,
  expired: 'Este inicio de sesión ya venció',
  expiredDetail: 'Vuelve a la tienda e inicia sesión otra vez.',
  failed: 'El inicio de sesión no puede continuar',
  back: 'Volver a la tienda',
  failures: {
    access_denied: 'le niegas el acceso a la tienda',
    login_required: 'el proveedor pide iniciar sesión de nuevo',
    unauthorized: 'la cuenta está bloqueada',
    server_error: 'el proveedor falla por dentro',
    state_mismatch: 'la respuesta trae un parámetro «state» equivocado',
    mfa_required: 'hace falta un segundo factor',
    token_error: 'el servicio de tokens falla por dentro',
    invalid_grant: 'el código ya fue usado',
    missing_id_token: 'falta el token de identidad',
    missing_refresh_token: 'falta el token de renovación',
    timeout: 'el servicio de tokens nunca responde',
  },
}

export type LoginLocale = 'es' | 'en'

export const LOGIN_TEXTS: Record<LoginLocale, LoginTexts> = { es, en }

/** The first supported language in `ui_locales` or `Accept-Language`; Spanish by default. */
export const localeFrom = (...lists: (string | undefined)[]): LoginLocale => {
  for (const list of lists)
    for (const tag of (list ?? '').toLowerCase().split(/[\s,]+/)) {
      if (tag.startsWith('es')) return 'es'
      if (tag.startsWith('en')) return 'en'
    }
  return 'es'
}
