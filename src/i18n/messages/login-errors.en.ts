/** Sentence for each kind of failed login (AUTH-03). */
export const en = {
  missing_transaction: 'This login was started in another tab or has expired. Please log in again.',
  state_mismatch:
    'The response did not match the login you started here, so we stopped it. Please log in again.',
  login_required: 'Your session has ended. Please log in again.',
  mfa_required: 'Your account asks for a second step to confirm that it’s you. Log in again to complete it.',
  missing_refresh_token: 'Your session could not be renewed. Please log in again.',
  session_ended: 'Your session has ended, perhaps because you logged out elsewhere. Please log in again.',
  timeout: 'The login service is taking too long to respond. Please try again.',
  cancelled: 'The login window was closed before you finished.',
  popup_blocked: 'Your browser blocked the login window. You can log in on this page instead.',
  access_denied: 'The login was canceled.',
  blocked: 'This account is blocked. Write to us and we will look into it.',
  missing_id_token: 'The login service did not say who you are. Please log in again.',
  insecure_origin: 'Logging in requires a secure address (https). Check the address and open the shop again.',
  storage_blocked:
    'Your browser does not let us keep you logged in. Allow site data for this shop and log in again.',
  offline: 'We can’t reach the login service. Check your connection and try again.',
  login_failed: 'Login failed. Please try again.',
  token_failed: 'We could not confirm your session. Please try again.',
} as const
