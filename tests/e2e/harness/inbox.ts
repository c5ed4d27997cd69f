import { expect } from '@playwright/test'
import { z } from 'zod'
import { PLACES } from './places'

const message = z.object({
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string().nullish(),
  text: z.string().nullish(),
})
export type Message = z.infer<typeof message>

export interface Inbox {
  /** Emails to an address so far, newest first. */
  read(to: string): Promise<Message[]>
  /** Waits for the first email to an address with a matching subject. */
  wait(to: string, subject: RegExp): Promise<Message>
}

export const createInbox = (): Inbox => {
  const read = async (to: string): Promise<Message[]> => {
    const answer = await fetch(`${PLACES.mail}/__local/emails?to=${encodeURIComponent(to)}`)
    return z.object({ emails: z.array(message) }).parse(await answer.json()).emails
  }
  return {
    read,
    async wait(to, subject) {
      let found: Message | undefined
      await expect
        .poll(async () => (found = (await read(to)).find((mail) => subject.test(mail.subject))), {
          message: `a mail to ${to} about ${subject}`,
        })
        .toBeDefined()
      return found!
    },
  }
}
