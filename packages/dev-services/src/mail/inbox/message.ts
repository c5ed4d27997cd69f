import type { Email } from '../books'

/** The header lines people look at, in the order of a mail; empty ones are left out. */
export const headerLines = (email: Email): [name: string, value: string][] => {
  const lines: [string, string][] = [
    ['From', email.from],
    ['To', email.to.join(', ')],
    ['Cc', email.cc.join(', ')],
    ['Bcc', email.bcc.join(', ')],
    ['Reply-To', email.reply_to.join(', ')],
    ['Subject', email.subject],
    ['Date', new Date(email.created_at).toUTCString()],
    ['Message-ID', email.message_id],
    ...Object.entries(email.headers),
    ...email.tags.map(({ name, value }): [string, string] => [`Tag ${name}`, value]),
    ...email.attachments.map(({ filename, bytes }): [string, string] => [
      'Attachment',
      `${filename} (${bytes} B)`,
    ]),
  ]
  return lines.filter(([, value]) => value !== '')
}

/** The mail as it would travel: headers, then its text and HTML parts (as UTF-8, not encoded further). */
export const rawMessage = (email: Email): string => {
  const boundary = `=_${email.id}`
  const headers = headerLines(email)
    .filter(([name]) => !name.startsWith('Tag ') && name !== 'Attachment' && name !== 'Bcc')
    .map(([name, value]) => `${name}: ${value}`)
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

/**
 * The mail's HTML as a reader with that colour scheme sees it, whatever this browser's own is; its links open
 * outside the frame it is shown in.
 */
export const framedHtml = (html: string, scheme: Scheme): string => {
  const head = `<base target="_blank"><style>:root{color-scheme:${scheme}!important}</style>`
  const seen = html.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, asked: string) =>
    asked.toLowerCase() === scheme ? '(min-width: 0)' : '(max-width: 0)',
  )
  return /<head[^>]*>/i.test(seen) ? seen.replace(/<head[^>]*>/i, (tag) => tag + head) : head + seen
}
