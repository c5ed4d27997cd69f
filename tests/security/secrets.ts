/** Variables whose values must stay on the server. */
const SECRET = /(SECRET|TOKEN|API_KEY|SECRET_KEY|BUILD_HOOK_URL)$/

/** Patterns of our services' keys. */
const FORMS: Readonly<Record<string, RegExp>> = {
  'a Stripe secret key': /\b[sr]k_(?:test|live)_\w+/,
  'a Stripe webhook secret': /\bwhsec_\w+/,
  'a Resend key': /\bre_[A-Za-z0-9]{8,}_\w{10,}/,
  'a Sanity token': /\bsk[A-Za-z0-9]{60,}/,
  'a private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:\\n|\s)*[\w+/]{32}/,
  'a JSON web token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  'an Auth0 client secret': /client_secret["']?\s*[:=]\s*["'][\w-]{20,}/,
}

/** Names of the secrets found in `text`, never their values. */
export const secretsIn = (text: string, env: Readonly<Record<string, string | undefined>>): string[] => [
  ...Object.entries(FORMS).flatMap(([what, form]) => (form.test(text) ? [what] : [])),
  ...Object.entries(env).flatMap(([name, value]) =>
    SECRET.test(name) && !name.startsWith('PUBLIC_') && value && value.length > 5 && text.includes(value)
      ? [`the value of ${name}`]
      : [],
  ),
]
