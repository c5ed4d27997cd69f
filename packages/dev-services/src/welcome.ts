import { PORTS, type Ports } from './ports'

type Row = readonly [name: string, value: string, note?: string]

/** Shown once everything runs: addresses, accounts and test cards, in columns. */
export const welcome = (ports: Ports, { studio, builds }: { studio: boolean; builds: boolean }): string => {
  const at = (port: number, path = '') => `http://localhost:${port}${path}`
  const addresses: Row[] = [
    [PORTS.shop.title, at(ports.shop), `English: ${at(ports.shop, '/en')}`],
    [PORTS.studio.title, at(ports.studio), 'log in as an editor with one click; ready in a moment'],
    ['Mail inbox', at(ports.mail, '/inbox')],
    [PORTS.payments.title, at(ports.payments), 'test cards only, no real money'],
    [PORTS.lake.title, at(ports.lake)],
    [PORTS.identity.title, at(ports.identity)],
    ['Builds', at(ports.shop, '/__local/builds'), 'shows whether the last change is published'],
  ]
  const hidden = new Set([...(studio ? [] : [PORTS.studio.title]), ...(builds ? [] : ['Builds'])])
  return [
    '',
    '  Rumbo is running on this computer. Nothing is sent anywhere else.',
    '',
    ...columns(addresses.filter(([name]) => !hidden.has(name))),
    '',
    '  Accounts',
    ...columns([
      ['Ana', 'ana@example.com', 'password rumbo-local-1'],
      ['Ben', 'ben@example.com', 'password rumbo-local-1'],
    ]),
    '',
    '  Cards and codes',
    ...columns([
      ['Succeeds', '4242 4242 4242 4242', 'any future date, any CVC'],
      ['Declined', '4000 0000 0000 0002'],
      ['10 % off', 'WELCOME10'],
    ]),
    '',
    '  To try first: put a product into the cart, log in as Ana, pay, and read the mail.',
    ...(studio ? ['  Then change a price in the Studio, publish it, and reload the shop.'] : []),
    '',
    '  Press Ctrl-C to stop everything.',
    '',
  ].join('\n')
}

const columns = (rows: readonly Row[]): string[] => {
  const names = Math.max(...rows.map(([name]) => name.length))
  const values = Math.max(...rows.map(([, value]) => value.length))
  return rows.map(([name, value, note = '']) =>
    `    ${name.padEnd(names)}   ${value.padEnd(values)}   ${note}`.trimEnd(),
  )
}
