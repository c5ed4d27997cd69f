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

/** The order's lines with their images, folded on phones. */
export const Lines = (props: Props) => (
  <details class="fold">
    <summary>{props.t.items(props.session.lines.reduce((sum, { quantity }) => sum + quantity, 0))}</summary>
    <List {...props} />
  </details>
)

const List = ({ session, language, t }: Props) => (
  <ul class="lines">
    {session.lines.map((line) => (
      <li class="line">
        <Picture line={line} />
        <div class="line-text">
          <strong>{line.name}</strong>
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
  <ForEachOption session={props.session}>{(option) => <TotalsOf {...props} option={option} />}</ForEachOption>
)

/** The amount due for the selected shipping option. */
export const AmountDue = ({
  session,
  language,
  text,
}: Omit<Props, 't'> & { text: (total: string) => string }) => (
  <ForEachOption session={session}>
    {(option) => (
      <span>
        {text(
          formatMoney(totalsOf({ ...session, selectedShipping: option }).total, session.currency, language),
        )}
      </span>
    )}
  </ForEachOption>
)

/**
 * Renders its child once per shipping option. The style sheet shows the one whose radio button is checked, which
 * updates the totals without JavaScript.
 */
const ForEachOption = ({ session, children }: { session: Session; children: (option: number) => Child }) => (
  <>
    {session.shippingOptions.length > 1
      ? session.shippingOptions.map((_, option) => (
          <span class={`for-choice-${option}`}>{children(option)}</span>
        ))
      : children(0)}
  </>
)

const TotalsOf = ({ session, language, t, option }: Props & { option: number }) => {
  const totals = totalsOf({ ...session, selectedShipping: option })
  const money = (amount: number) => formatMoney(amount, session.currency, language)
  return (
    <dl class="totals">
      <div>
        <dt>{t.subtotal}</dt>
        <dd>{money(totals.subtotal)}</dd>
      </div>
      {session.discount && (
        <div class="discount">
          <dt>{t.discount(session.discount.code, session.discount.percentOff)}</dt>
          <dd>−{money(totals.discount)}</dd>
        </div>
      )}
      {session.shippingOptions.length > 0 && (
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
