import type { Locale } from '../locales'

const enErrors = {
  missing_transaction: 'This login was started in another tab or has run out. Please log in again.',
  state_mismatch:
    'The answer did not belong to the login you started here, so we stopped it. Please log in again.',
  login_required: 'Your session has ended. Please log in again.',
  mfa_required: 'Your account asks for a second step to confirm it is you. Log in again to complete it.',
  missing_refresh_token: 'Your session could not be renewed. Please log in again.',
  session_ended: 'Your session has ended, perhaps because you logged out elsewhere. Please log in again.',
  timeout: 'The login service is taking too long to answer. Please try again.',
  cancelled: 'The login window was closed before you finished.',
  popup_blocked: 'Your browser blocked the login window. You can log in on this page instead.',
  access_denied: 'The login was cancelled.',
  blocked: 'This account is blocked. Write to us and we will look into it.',
  missing_id_token: 'The login service did not say who you are. Please log in again.',
  insecure_origin: 'Logging in needs a secure address (https). Check the address and open the shop again.',
  storage_blocked:
    'Your browser does not let us keep your login. Allow site data for this shop and log in again.',
  offline: 'We cannot reach the login service. Check your connection and try again.',
  login_failed: 'Login failed. Please try again.',
  token_failed: 'We could not confirm your session. Please try again.',
}

const enRecoveryActions = {
  login: 'Log in again',
  retry: 'Try again',
  redirect: 'Log in on this page',
  shop: 'Back to the shop',
}

const esErrors: typeof enErrors = {
  missing_transaction: 'Este ingreso se inició en otra pestaña o ya venció. Inicia sesión de nuevo.',
  state_mismatch:
    'La respuesta no era del ingreso que iniciaste aquí, así que lo detuvimos. Inicia sesión de nuevo.',
  login_required: 'Tu sesión terminó. Inicia sesión de nuevo.',
  mfa_required:
    'Tu cuenta pide un segundo paso para confirmar que eres tú. Inicia sesión otra vez para completarlo.',
  missing_refresh_token: 'No pudimos renovar tu sesión. Inicia sesión de nuevo.',
  session_ended: 'Tu sesión terminó, quizás porque la cerraste en otro lugar. Inicia sesión de nuevo.',
  timeout: 'El servicio de ingreso tarda demasiado en responder. Intenta de nuevo.',
  cancelled: 'La ventana de ingreso se cerró antes de terminar.',
  popup_blocked: 'Tu navegador bloqueó la ventana de ingreso. Puedes iniciar sesión en esta misma página.',
  access_denied: 'Cancelaste el ingreso.',
  blocked: 'Esta cuenta está bloqueada. Escríbenos y lo revisamos.',
  missing_id_token: 'El servicio de ingreso no nos dijo quién eres. Inicia sesión de nuevo.',
  insecure_origin:
    'Para iniciar sesión hace falta una dirección segura (https). Revísala y abre la tienda de nuevo.',
  storage_blocked:
    'Tu navegador no nos deja guardar tu sesión. Permite los datos de este sitio e inicia sesión de nuevo.',
  offline: 'No logramos conectar con el servicio de ingreso. Revisa tu conexión e intenta de nuevo.',
  login_failed: 'No se pudo iniciar sesión. Intenta de nuevo.',
  token_failed: 'No pudimos confirmar tu sesión. Intenta de nuevo.',
}

const esRecoveryActions: typeof enRecoveryActions = {
  login: 'Iniciar sesión de nuevo',
  retry: 'Intentar de nuevo',
  redirect: 'Iniciar sesión en esta página',
  shop: 'Volver a la tienda',
}

const en = {
  /** Sentence for each kind of failed login (AUTH-03). */
  errors: enErrors,
  /** Button beside such a sentence. */
  recoveryActions: enRecoveryActions,
  callback: {
    title: 'Logging you in',
    working: 'Logging you in...',
    failed: 'We could not log you in',
    cartIsSafe: 'Your cart is just as you left it.',
    /** Beside the sentence for a blocked account. */
    writeToUs: 'Write to us on WhatsApp',
    blockedMessage: 'Hello! My account is blocked and I cannot log in.',
    noScript: 'Logging in needs JavaScript.',
  },
}

const es: typeof en = {
  errors: esErrors,
  recoveryActions: esRecoveryActions,
  callback: {
    title: 'Iniciando tu sesión',
    working: 'Iniciando tu sesión...',
    failed: 'No pudimos iniciar tu sesión',
    cartIsSafe: 'Tu carrito sigue como lo dejaste.',
    writeToUs: 'Escríbenos por WhatsApp',
    blockedMessage: '¡Hola! Mi cuenta está bloqueada y no puedo iniciar sesión.',
    noScript: 'Para iniciar sesión hace falta JavaScript.',
  },
}

export type AuthMessages = typeof en

/** What logging in says when it works and when it fails. Apart from the account page's texts: any page may need these. */
export const AUTH_MESSAGES: Record<Locale, AuthMessages> = { es, en }
