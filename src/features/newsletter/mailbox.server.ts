const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address, for counting emails only: `Ana.Mejia+viajes@gmail.com` and `anamejia@googlemail.com`
 * are one. Some services do not use plus tags; their addresses then share a count.
 */
export const mailboxOf = (email: string): string => {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const untagged = name.split('+')[0] || name
  return GMAIL.includes(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`
}
