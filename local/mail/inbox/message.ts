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

/** The mail's HTML with its links opening outside the frame it is shown in. */
export const framedHtml = (html: string): string => {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
