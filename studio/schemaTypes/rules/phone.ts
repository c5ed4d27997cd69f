/** E.164: a plus sign, the country and the number, digits only. */
export const isPhone = (value: unknown): true | string =>
  value === undefined ||
  (typeof value === 'string' && /^\+[1-9]\d{6,14}$/.test(value)) ||
  'Escribe el número con signo más y código de país, sin espacios: +50499990000.'
