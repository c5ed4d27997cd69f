/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { formatMoney } from '../domain/money'
import type { Line, Session } from '../domain/session'
import { amountOf, totalsOf } from '../domain/totals'
import type { Language, PageTexts } from './texts'

interface Props {
  readonly session: Session
  readonly language: Language
  readonly t: PageTexts
}

/** The lines of the order with their pictures, and what it costs for each way of shipping. */
export const Lines = ({ session, language, t }: Props) => (
  <ul class="lines">
    {session.lines.map((line) => (
      <li class="line">
        <Picture line={line} />
        <div class="line-text">
          <strong>{line.name}</strong>
          {line.description && <span class="soft">{line.description}</span>}
          <span class="soft">
            {t.quantity(line.quantity)}
            {line.quantity > 1 && ` · ${t.each(formatMoney(line.unitAmount, session.currency, language))}`}
          </span>
        </div>
        <span class="amount">{formatMoney(amountOf(line), session.currency, language)}</span>
      </li>
    ))}
  </ul>
)

const Picture = ({ line }: { line: Line }) =>
  line.images[0] ? (
    <img class="picture" src={line.images[0]} alt="" width="64" height="64" />
  ) : (
    <span class="picture picture-none" aria-hidden="true">
      {line.name.slice(0, 1)}
    </span>
  )

export const Totals = (props: Props) => (
  <ForEachChoice session={props.session}>{(choice) => <TotalsOf {...props} choice={choice} />}</ForEachChoice>
)

/** The amount to pay, following the chosen way of shipping. */
export const Due = ({ session, language, text }: Omit<Props, 't'> & { text: (total: string) => string }) => (
  <ForEachChoice session={session}>
    {(choice) => (
      <span>
        {text(
          formatMoney(totalsOf({ ...session, chosenShipping: choice }).total, session.currency, language),
        )}
      </span>
    )}
  </ForEachChoice>
)

/**
 * Writes its child once for each way of shipping; the style sheet shows the one whose radio button is checked, so
 * that the total is right at once without a script.
 */
const ForEachChoice = ({ session, children }: { session: Session; children: (choice: number) => Child }) => (
  <>
    {session.shippingChoices.length > 1
      ? session.shippingChoices.map((_, choice) => (
          <span class={`for-choice-${choice}`}>{children(choice)}</span>
        ))
      : children(0)}
  </>
)

const TotalsOf = ({ session, language, t, choice }: Props & { choice: number }) => {
  const totals = totalsOf({ ...session, chosenShipping: choice })
  const money = (amount: number) => formatMoney(amount, session.currency, language)
  return (
    <dl class="totals">
      <div>
        <dt>{t.subtotal}</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      {session.discount && (
        <div class="discount">
          <dt>
            {t.discount(session.discount.code ?? session.discount.couponId, session.discount.percentOff)}
          </dt>
          <dd>−{money(totals.discount)}</dd>
        </div>
      )}
      {session.shippingChoices.length > 0 && (
        <div>
          <dt>{t.shipping}</dt>
          <dd>{totals.shipping === 0 ? t.free : money(totals.shipping)}</dd>
        </div>
      )}
      <div class="total">
        <dt>{t.total}</dt>
        <dd>
          {money(totals.total)} <small>{session.currency.toUpperCase()}</small>
        </dd>
      </div>
    </dl>
  )
}
