import type { Translation } from '../format'
import type { en } from './login-errors.en'

export const es: Translation<typeof en> = {
  missing_transaction: 'Este inicio de sesión empezó en otra pestaña o ya venció. Inicia sesión de nuevo.',
  state_mismatch:
    'Por seguridad detuvimos este inicio de sesión: no corresponde al que empezaste aquí. Inicia sesión de nuevo.',
  login_required: 'Tu sesión terminó. Inicia sesión de nuevo.',
  mfa_required:
    'Tu cuenta pide un segundo paso para confirmar que eres tú. Inicia sesión otra vez para completarlo.',
  missing_refresh_token: 'No pudimos renovar tu sesión. Inicia sesión de nuevo.',
  session_ended: 'Tu sesión terminó, quizás porque la cerraste en otro lugar. Inicia sesión de nuevo.',
  timeout: 'El servicio de inicio de sesión tarda demasiado en responder. Intenta de nuevo.',
  cancelled: 'La ventana se cerró antes de que terminaras de iniciar sesión.',
  popup_blocked: 'Tu navegador bloqueó la ventana para iniciar sesión. Puedes hacerlo en esta misma página.',
  access_denied: 'Cancelaste el inicio de sesión.',
  blocked: 'Esta cuenta está bloqueada. Escríbenos y lo revisamos.',
  missing_id_token: 'El servicio de inicio de sesión no nos dijo quién eres. Inicia sesión de nuevo.',
  insecure_origin:
    'Para iniciar sesión hace falta una dirección segura (https). Revísala y abre la tienda de nuevo.',
  storage_blocked:
    'Tu navegador no nos deja guardar tu sesión. Permite que este sitio guarde datos e inicia sesión de nuevo.',
  offline:
    'No logramos conectarnos con el servicio de inicio de sesión. Revisa tu conexión e intenta de nuevo.',
  login_failed: 'No se pudo iniciar sesión. Intenta de nuevo.',
  token_failed: 'No pudimos confirmar tu sesión. Intenta de nuevo.',
}
