import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Resend } from 'resend'
import { startMail } from '../index'
import type { Email } from '../store'

export interface Mail {
  readonly url: string
  readonly stateDir: string
  readonly resend: Resend
  close(): Promise<void>
  /** The emails to `to`, newest first. */
  inbox(to?: string): Promise<Email[]>
  /** POST to a control under `/__local`. */
  control(name: string, body: object): Promise<void>
}

export const startTestMail = async ({
  port = 0,
  stateDir = mkdtempSync(join(tmpdir(), 'rumbo-mail-')),
  limited = false,
} = {}): Promise<Mail> => {
  const { url, close } = await startMail({ port, stateDir })
  const control = async (name: string, body: object) => {
    await fetch(`${url}/__local/${name}`, { method: 'POST', body: JSON.stringify(body) })
  }
  if (!limited) await control('rate-limit', { perSecond: null })
  return {
    url,
    stateDir,
    close,
    resend: new Resend('re_local', { baseUrl: url }),
    async inbox(to = '') {
      const answer = await fetch(`${url}/__local/emails?to=${encodeURIComponent(to)}`)
      return ((await answer.json()) as { emails: Email[] }).emails
    },
    control,
  }
}

/** The shop's welcome email. */
export const welcome = (changes: object = {}) => ({
  from: 'Rumbo <hola@rumbo.example>',
  to: 'ana@rumbo.example',
  subject: '¡Te damos la bienvenida, Ana!',
  html: '<html><head><title>x</title></head><body><p>Tu código: <b>WELCOME10</b></p></body></html>',
  text: 'Tu código: WELCOME10',
  headers: { 'List-Unsubscribe': '<https://rumbo.example/u?t=1>' },
  ...changes,
})
