const KINDS = [
  { code: 'lowerCase', message: 'lower case letters (a-z)', pattern: /[a-z]/ },
  { code: 'upperCase', message: 'upper case letters (A-Z)', pattern: /[A-Z]/ },
  { code: 'numbers', message: 'numbers (i.e. 0-9)', pattern: /\d/ },
  { code: 'specialCharacters', message: 'special characters (e.g. !@#$%^&*)', pattern: /[^A-Za-z0-9]/ },
] as const

const MIN_LENGTH = 8
const MIN_KINDS = 3

/**
 * Auth0's default policy for new tenants ("Good"): at least 8 characters of at least 3 kinds. Gives the answer of
 * `/dbconnections/signup` for a password that is too weak, or nothing when the password will do.
 */
export const passwordStrengthError = (password: string) => {
  const items = KINDS.map(({ code, message, pattern }) => ({
    message,
    code,
    verified: pattern.test(password),
  }))
  const long = [...password].length >= MIN_LENGTH
  const varied = items.filter(({ verified }) => verified).length >= MIN_KINDS
  if (long && varied) return undefined
  return {
    name: 'PasswordStrengthError',
    message: 'Password is too weak',
    code: 'invalid_password',
    description: {
      rules: [
        {
          message: 'At least %d characters in length',
          format: [MIN_LENGTH],
          code: 'lengthAtLeast',
          verified: long,
        },
        {
          message: 'Contain at least %d of the following %d types of characters:',
          format: [MIN_KINDS, KINDS.length],
          code: 'containsAtLeast',
          items,
          verified: varied,
        },
      ],
      verified: false,
    },
    policy: [
      `* At least ${MIN_LENGTH} characters in length`,
      `* Contain at least ${MIN_KINDS} of the following ${KINDS.length} types of characters:`,
      ...KINDS.map(({ message }) => ` * ${message}`),
    ].join('\n'),
    statusCode: 400,
  }
}
