import { expect, test } from 'vitest'
import { checkMailDns } from './mail-dns'

const lookupIn =
  (records: Record<string, string[]>) =>
  async (name: string): Promise<string[][]> => {
    const found = records[name]
    if (!found) throw Object.assign(new Error(name), { code: 'ENOTFOUND' })
    return [found]
  }
const DKIM = { 'resend._domainkey.send.rumbo.example': ['p=MIGf', 'MA0GCS'] }
const POLICY = ['v=DMARC1; p=none']

test('RUN-02 the DNS of the mail domain has a key and a policy, its own or its parent', async () => {
  for (const name of ['_dmarc.send.rumbo.example', '_dmarc.rumbo.example'])
    expect(await checkMailDns('send.rumbo.example', lookupIn({ ...DKIM, [name]: POLICY }))).toContain(name)
})

test.each([
  [{}, /^resend\._domainkey\.send\.rumbo\.example has no TXT record with a key\. Copy the records of/],
  [{ 'resend._domainkey.send.rumbo.example': ['p='] }, /has no TXT record with a key/],
  [DKIM, /^_dmarc\.send\.rumbo\.example has no TXT record, .* Add "v=DMARC1; p=none"/],
  [{ ...DKIM, '_dmarc.example': POLICY }, /^_dmarc\.send\.rumbo\.example has no TXT record/],
])('RUN-02 a missing DNS record is named, with where to get it (%j)', async (records, sentence) => {
  await expect(checkMailDns('send.rumbo.example', lookupIn(records))).rejects.toMatchObject({
    name: 'Problem',
    message: expect.stringMatching(sentence),
  })
})

test('RUN-02 without a name server the records are not checked', async () => {
  const lookup = () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' }))
  await expect(checkMailDns('rumbo.example', lookup)).rejects.toMatchObject({ name: 'Unchecked' })
})
