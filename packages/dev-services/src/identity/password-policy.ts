const KINDS = [
  { code: 'lowerCase', message: 'lower case letters (a-z)', pattern: /[a-z]/ },
  { code: 'upperCase', message: 'upper case letters (A-Z)', pattern: /[A-Z]/ },
  { code: 'numbers', message: 'numbers (i.e. 0-9)', pattern: /\d/ },
  { code: 'specialCharacters', message: 'special characters (e.g. !@#$%^&*)', pattern: /[^A-Za-z0-9]/ },
] as const

const MIN_LENGTH = 8
const MIN_KINDS = 3

/**
 * Auth0's default policy ("Good"): at least 8 characters of at least 3 kinds. Returns the error of
 * `/dbconnections/signup` for a weak password.
 */
export const passwordStrengthError = (password: string) => {
  const items = KINDS.map(({ code, message, pattern }) => ({
    message,
    code,
    verified: pattern.test(password),
  }))
  const isLong = [...password].length >= MIN_LENGTH
  const isVaried = items.filter(({ verified }) => verified).length >= MIN_KINDS
  if (isLong && isVaried) return undefined
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
          verified: isLong,
        },
        {
          message: 'Contain at least %d of the following %d types of characters:',
          format: [MIN_KINDS, KINDS.length],
          code: 'containsAtLeast',
          items,
          verified: isVaried,
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
