import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.server'

test.each([
  ['ana@rumbo.example', 'ana@rumbo.example'],
  ['Ana+1@Rumbo.example', 'ana@rumbo.example'],
  ['a.n.a@rumbo.example', 'a.n.a@rumbo.example'],
  ['A.n.a+x+y@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['+ana@rumbo.example', '+ana@rumbo.example'],
])('NEWS-04 %s is counted as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
