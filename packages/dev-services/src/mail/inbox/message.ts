import type { Email } from '../store'

/** The email's headers in the usual order. */
export const headerLines = (email: Email): [name: string, value: string][] => [
  ['From', email.from],
  ['To', email.to.join(', ')],
  ['Subject', email.subject],
  ['Date', new Date(email.created_at).toUTCString()],
  ['Message-ID', email.message_id],
  ...Object.entries(email.headers),
]

/** The email as a MIME message, with its text and HTML parts in unencoded UTF-8. */
export const rawMessage = (email: Email): string => {
  const boundary = `=_${email.id}`
  const headers = headerLines(email).map(([name, value]) => `${name}: ${value}`)
  const part = (type: string, content: string) =>
    `--${boundary}\r\nContent-Type: ${type}; charset=utf-8\r\nContent-Transfer-Encoding: 8bit\r\n\r\n${content}\r\n`
  return [
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    `${email.text === null ? '' : part('text/plain', email.text)}${email.html === null ? '' : part('text/html', email.html)}--${boundary}--`,
    '',
  ].join('\r\n')
}

export type Scheme = 'light' | 'dark'

/** The email's HTML in the given color scheme instead of the browser's; its links open outside the frame. */
export const framedHtml = (html: string, scheme: Scheme): string => {
  const head = `<base target="_blank"><style>:root{color-scheme:${scheme}!important}</style>`
  const forced = html.replaceAll(
    /\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi,
    (_, preferred: string) => (preferred.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)'),
  )
  return /<head[^>]*>/i.test(forced) ? forced.replace(/<head[^>]*>/i, (tag) => tag + head) : head + forced
}
