import { HttpError } from './http-error'

/** Every error that more than one handler answers with; what is particular to one is beside it. */
export const methodNotAllowed = (allowed: readonly string[]) =>
  new HttpError(
    405,
    'method_not_allowed',
    { es: `Aquí solo se puede usar ${allowed.join(' o ')}.`, en: `Only ${allowed.join(' or ')} works here.` },
    { headers: { allow: allowed.join(', ') } },
  )

export const unsupportedType = () =>
  new HttpError(415, 'unsupported_media_type', {
    es: 'El contenido debe ser JSON (application/json).',
    en: 'The content must be JSON (application/json).',
  })

export const tooLarge = (limit: number) =>
  new HttpError(413, 'too_large', {
    es: `El contenido pasa de ${limit} bytes.`,
    en: `The content is larger than ${limit} bytes.`,
  })

export const invalidJson = (cause?: unknown) =>
  new HttpError(
    400,
    'invalid_json',
    { es: 'El contenido no es JSON válido.', en: 'The content is not valid JSON.' },
    { cause },
  )

export const invalidField = (field: string, detail: string) =>
  new HttpError(422, 'invalid_field', {
    es: field ? `El campo "${field}" no es válido: ${detail}` : `El contenido no es válido: ${detail}`,
    en: field ? `The field "${field}" is not valid: ${detail}` : `The content is not valid: ${detail}`,
  })

export const notFound = (en: string, es: string) => new HttpError(404, 'not_found', { es, en })

export const numberTypo = () =>
  new HttpError(400, 'number_typo', {
    es: 'Parece que hay un error en el número de rastreo. Revisa los últimos caracteres.',
    en: 'There seems to be a slip in the tracking number. Please check the last characters.',
  })

export const numberNotFound = (number: string) =>
  notFound(
    `Tracking number "${number}" not found. Please verify the number and try again.`,
    `No encontramos el número de rastreo "${number}". Verifica el número e intenta de nuevo.`,
  )

/** The answer to a webhook that did not come from where it says. */
export const badSignature = (status: 400 | 401, cause?: unknown) =>
  new HttpError(
    status,
    'bad_signature',
    {
      es: 'La firma del aviso no es válida o es demasiado antigua.',
      en: 'The signature of the event is not valid or too old.',
    },
    { cause },
  )

const SERVICES = {
  payments: { es: 'El servicio de pagos', en: 'The payment service' },
  content: { es: 'El catálogo', en: 'The catalogue' },
  identity: { es: 'El servicio de acceso', en: 'The login service' },
  mail: { es: 'El servicio de correo', en: 'The mail service' },
  build: { es: 'El servicio de publicación', en: 'The publishing service' },
} as const

export type Service = keyof typeof SERVICES

/** A service we depend on is down, slow, or answered with what it never should: 503, worth trying again. */
export const unavailable = (service: Service, cause: unknown) =>
  new HttpError(
    503,
    `${service}_unavailable`,
    {
      es: `${SERVICES[service].es} no responde en este momento. Intenta de nuevo en un minuto.`,
      en: `${SERVICES[service].en} does not answer at the moment. Please try again in a minute.`,
    },
    { cause, headers: { 'retry-after': '60' } },
  )
