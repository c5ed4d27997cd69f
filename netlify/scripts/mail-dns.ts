import { resolveTxt } from 'node:dns/promises'
import { Problem, Unchecked } from './outcomes'

type Lookup = (name: string) => Promise<string[][]>

/** The DNS records that other mail servers look for: Resend's signature (DKIM) and a policy (DMARC). */
export async function checkMailDns(domain: string, lookup: Lookup = resolveTxt): Promise<string> {
  const dkim = `resend._domainkey.${domain}`
  const signed = await textAt(dkim, lookup)
  if (!signed.some((text) => /\bp=\S/.test(text)))
    throw new Problem(
      `${dkim} has no TXT record with a key. Copy the records of resend.com/domains to your DNS.`,
    )
  // A subdomain that has no policy uses its parent's.
  const parents = domain
    .split('.')
    .map((_, index, labels) => labels.slice(index).join('.'))
    .filter((name) => name.includes('.'))
  for (const name of parents) {
    const policies = await textAt(`_dmarc.${name}`, lookup)
    if (policies.some((text) => text.startsWith('v=DMARC1'))) return `${dkim} and _dmarc.${name} are there`
  }
  throw new Problem(
    `_dmarc.${domain} has no TXT record, so that Gmail and Yahoo may refuse the mail. Add "v=DMARC1; p=none" to your DNS.`,
  )
}

async function textAt(name: string, lookup: Lookup): Promise<string[]> {
  try {
    return (await lookup(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw new Unchecked(`${name} could not be looked up (${code}).`)
  }
}
