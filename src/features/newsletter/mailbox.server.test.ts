import { expect, test } from 'vitest'
import { mailboxOf, subscriberAddress } from './mailbox.server'

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

test.each([
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
  ['ana+1@rumbo.example', 'ana+1@rumbo.example'],
])('NEWS-04 %s subscribes as %s', (email, address) => {
  expect(subscriberAddress(email)).toBe(address)
})
