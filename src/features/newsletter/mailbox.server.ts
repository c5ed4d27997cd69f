const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, for counting emails: `Ana.Mejia+viajes@gmail.com` and `anamejia@googlemail.com`
 * are one. Some services do not use plus tags; their addresses then share a count.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const untagged = name.split('+')[0] || name
  return GMAIL.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}

/**
 * The address that subscribes. Gmail delivers all spellings of one mailbox to it, so they are one contact; what other
 * services do with tags is unknown.
 */
export const subscriberAddress = (email: string): string =>
  GMAIL.includes(email.split('@')[1] ?? '') ? mailboxOf(email) : email
