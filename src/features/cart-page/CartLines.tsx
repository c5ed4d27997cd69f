import type { MouseEvent } from 'react'
import { format, plural } from '~/i18n/format'
import { Icon } from '~/components/Icon'
import { Money } from '~/components/Money'
import { Price } from '~/components/Price'
import { priceLabels } from '~/components/price-labels'
import { focusRow, leaveRow, removeButton } from '~/components/row-focus'
import { useEagerValue } from '~/components/use-eager-value'
import type { Locale } from '~/i18n/locales'
import type { Rates } from '~/lib/money'
import { notify } from '~/features/notifications/toast'
import { MAX_QUANTITY } from '~/features/cart/cart'
import { removeFromCart, setCartQuantity } from '~/features/cart/cart.store'
import styles from './CartLines.module.css'
import type { CartMessages } from './messages.server'
import { QuantityField } from './QuantityField'
import type { CheckedLine } from './reconcile'

interface Props {
  lines: readonly CheckedLine[]
  rates: Rates
  labels: CartMessages['common']
  locale: Locale
  t: CartMessages['cart']
}

export function CartLines({ lines, labels, rates, locale, t }: Props) {
  return (
    <ul className={styles.lines} aria-label={t.lines}>
      {lines.map((line) => (
        <Line key={line.id} {...{ line, labels, rates, locale, t }} />
      ))}
    </ul>
  )
}

function Line({ line, labels, rates, locale, t }: { line: CheckedLine } & Omit<Props, 'lines'>) {
  const remove = (event: MouseEvent<HTMLElement>) => {
    if (!leaveRow(event)) return
    const putBack = removeFromCart(line.id)
    notify(format(t.removed, { name: line.name }), 'info', () => {
      putBack()
      focusRow(line.id)
    })
  }
  return (
    <li className={styles.line} data-gone={line.gone || undefined}>
      {line.imageUrl ? (
        <img className={styles.picture} src={line.imageUrl} alt="" width={96} height={96} />
      ) : (
        <span className={styles.picture} />
      )}
      <div className={styles.what}>
        <h2 className={styles.name} lang={line.lang}>
          {line.href ? <a href={line.href}>{line.name}</a> : line.name}
        </h2>
        <p className={`soft small ${styles.category}`}>{line.category}</p>
        {line.gone ? (
          <p className="field-error">{line.left === 0 ? t.soldOutLine : t.gone}</p>
        ) : (
          line.quantity > 1 && (
            <p className="small">
              <Price price={line.price} rates={rates} /> {t.each}
            </p>
          )
        )}
        {line.kitName !== undefined && !line.gone && (
          <p className="small">{format(t.inKit, { name: line.kitName })}</p>
        )}
        {line.left !== undefined && line.left > 0 && (
          <p className="small">{plural(t.onlyLeft, line.left, locale)}</p>
        )}
        {line.quantityBefore !== undefined && !line.gone && (
          <p className="field-label" role="status">
            {format(t.quantityChanged, { before: line.quantityBefore })}
          </p>
        )}
        {line.priceBefore !== undefined && !line.gone && <PriceChanged line={line} rates={rates} t={t} />}
      </div>
      <div className={styles.side}>
        <div className={styles.controls}>
          {!line.gone && <Stepper line={line} t={t} />}
          <button
            type="button"
            id={removeButton(line.id)}
            className="icon-button"
            aria-label={format(t.removeNamed, { name: line.name })}
            title={t.remove}
            onClick={remove}
          >
            <Icon name="trash" size={20} />
          </button>
        </div>
        <p className={styles.total}>
          {!line.gone && (
            <Price
              price={line.price}
              quantity={line.quantity}
              original={line.original}
              rates={rates}
              labels={priceLabels(line.kind, labels)}
            />
          )}
        </p>
      </div>
    </li>
  )
}

function PriceChanged({ line, rates, t }: { line: CheckedLine; rates: Rates; t: CartMessages['cart'] }) {
  const [before, after] = t.priceChanged.split('{before}')
  return (
    <p className="field-label" role="status">
      {before}
      <Money amount={line.priceBefore ?? line.price} rates={rates} />
      {after}
    </p>
  )
}

/** Its buttons are never `disabled`, so keyboard focus stays where it is. */
function Stepper({ line, t }: { line: CheckedLine; t: CartMessages['cart'] }) {
  const { id, left = MAX_QUANTITY } = line
  const most = Math.min(left, MAX_QUANTITY)
  const [quantity, change] = useEagerValue(line.quantity, (next) => setCartQuantity(id, next), line)
  return (
    <span role="group" className={styles.stepper} aria-label={format(t.quantityOf, { name: line.name })}>
      <button
        type="button"
        className="icon-button"
        aria-label={t.decrease}
        aria-disabled={quantity === 1}
        onClick={() => change(Math.max(1, quantity - 1))}
      >
        <Icon name="minus" size={18} />
      </button>
      <QuantityField
        quantity={quantity}
        onChange={change}
        label={format(t.quantityOf, { name: line.name })}
        maximum={t.maximum}
        wholeNumber={t.wholeNumber}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t.increase}
        aria-disabled={quantity >= most}
        onClick={() => change(Math.min(most, quantity + 1))}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}
