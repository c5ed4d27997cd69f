import { format, plural } from '~/i18n/format'
import type { Locale } from '~/i18n/locales'
import type { Messages } from '~/i18n/messages'
import type { Problem } from './look-up'
import { looksLikeOrderNumber } from './order-number'

export type ProblemMessages = Pick<
  Messages['orders'],
  'askText' | 'askUs' | 'busy' | 'failed' | 'notFound' | 'offline' | 'orderHint' | 'retry' | 'typoHint'
> &
  Pick<Messages['common'], 'newTab'>

/** Why there is no order to show. */
export const problemText = (answer: Problem, number: string, locale: Locale, t: ProblemMessages): string => {
  const notFound = format(t.notFound, { number })
  switch (answer.kind) {
    case 'busy':
      return plural(t.busy, answer.wait, locale)
    case 'offline':
      return t.offline
    case 'failed':
      return t.failed
    case 'typo':
      return `${notFound} ${t.typoHint}`
    case 'notFound':
      return looksLikeOrderNumber(number) ? `${notFound} ${t.orderHint}` : notFound
  }
}
