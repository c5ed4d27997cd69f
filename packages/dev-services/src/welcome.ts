import type { Ports } from './ports'

export interface Line {
  readonly what: string
  readonly where: string
  readonly note?: string
}

/** What a newcomer needs once everything runs: addresses, people, cards. Plain text in columns. */
export const welcome = (ports: Ports, { studio, builds }: { studio: boolean; builds: boolean }): string => {
  const at = (port: number, path = '') => `http://localhost:${port}${path}`
  const addresses: Line[] = [
    { what: 'Shop', where: at(ports.shop), note: `English: ${at(ports.shop, '/en')}` },
    ...(studio
      ? [{ what: 'Studio', where: at(ports.studio), note: 'one click signs an editor in; ready in a moment' }]
      : []),
    { what: 'Mail inbox', where: at(ports.mail, '/inbox') },
    { what: 'Payments', where: at(ports.payments), note: 'test cards only, no money moves' },
    { what: 'Content lake', where: at(ports.lake) },
    { what: 'Identity', where: at(ports.identity) },
    ...(builds
      ? [
          {
            what: 'Builds',
            where: at(ports.shop, '/__local/builds'),
            note: 'is the last change on the site?',
          },
        ]
      : []),
  ]
  const people: Line[] = [
    { what: 'Ana', where: 'ana@example.com', note: 'password rumbo-local-1' },
    { what: 'Ben', where: 'ben@example.com', note: 'password rumbo-local-1' },
  ]
  const cards: Line[] = [
    { what: 'Pays', where: '4242 4242 4242 4242', note: 'any later date, any CVC' },
    { what: 'Declined', where: '4000 0000 0000 0002' },
    { what: '10 % off', where: 'WELCOME10' },
  ]
  return [
    '',
    '  Rumbo runs on this computer. Nothing leaves it.',
    '',
    ...columns(addresses),
    '',
    '  People who can log in',
    ...columns(people),
    '',
    '  Cards and codes',
    ...columns(cards),
    '',
    '  Ctrl-C ends everything.',
    '',
  ].join('\n')
}

const columns = (lines: readonly Line[]): string[] => {
  const what = Math.max(...lines.map((line) => line.what.length))
  const where = Math.max(...lines.map((line) => line.where.length))
  return lines.map(
    (line) =>
      `    ${line.what.padEnd(what)}   ${line.note ? line.where.padEnd(where) : line.where}${line.note ? `   ${line.note}` : ''}`,
  )
}
