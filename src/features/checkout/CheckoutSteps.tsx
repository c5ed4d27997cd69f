import { Icon } from '~/components/Icon'
import styles from './CheckoutSteps.module.css'

const STEPS = ['cart', 'pay', 'done'] as const

interface Props {
  current: (typeof STEPS)[number]
  t: Record<'label' | (typeof STEPS)[number], string>
}

/** Cart, payment, done: the shopper's current step. */
export function CheckoutSteps({ current, t }: Props) {
  const at = STEPS.indexOf(current)
  return (
    <ol className={styles.steps} aria-label={t.label}>
      {STEPS.map((step, index) => {
        const isDone = index < at || (step === 'done' && current === 'done')
        return (
          <li
            key={step}
            className={styles.step}
            data-done={isDone || undefined}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.dot} aria-hidden="true">
              {isDone ? <Icon name="check" size={14} /> : index + 1}
            </span>
            {t[step]}
          </li>
        )
      })}
    </ol>
  )
}
