import { Fragment } from 'react'
import type { Template } from '~/i18n/format'
import type { Cents, Rates } from '~/lib/money'
import { Money } from './Money'

interface Props<Name extends string> {
  text: Template<Name>
  amounts: Readonly<Record<NoInfer<Name>, Cents>>
  rates: Rates
  /** Omits `.00`. */
  round?: boolean
}

/** A sentence with amounts of money, each in every currency. */
export function MoneyText<Name extends string>({ text, amounts, rates, round = false }: Props<Name>) {
  return text
    .split(/\{(\w+)\}/)
    .map((part, i) =>
      i % 2 === 0 ? (
        <Fragment key={i}>{part}</Fragment>
      ) : (
        <Money key={i} amount={amounts[part as Name]} rates={rates} round={round} />
      ),
    )
}
