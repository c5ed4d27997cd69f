import { useEffect, useRef } from 'react'
import type { CheckoutMessages } from './messages.server'
import type { Problem } from './use-checkout'

interface Props {
  problem: Problem | undefined
  t: CheckoutMessages
}

/** Says why there is no payment page and what to do next; empty while all is well. */
export function CheckoutNotice({ problem, t }: Props) {
  const notice = useRef<HTMLDivElement>(null)
  const hasProblem = problem !== undefined
  useEffect(() => {
    if (hasProblem) notice.current?.scrollIntoView({ block: 'nearest' })
  }, [hasProblem])
  return (
    <div ref={notice} role="alert">
      {problem && (
        <div
          className="notice"
          data-tone={problem.kind === 'outdated' || problem.kind === 'pending' ? undefined : 'error'}
        >
          <Words problem={problem} t={t} />
        </div>
      )}
    </div>
  )
}

function Words({ problem, t }: { problem: Problem; t: CheckoutMessages }) {
  if (problem.kind === 'signed-out') return <p>{problem.reason}</p>
  if (problem.kind === 'offline') return <p>{t.offline}</p>
  if (problem.kind === 'pending') return <p>{t.payAgain}</p>
  if (problem.kind === 'outdated')
    return (
      <>
        {problem.changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
        {problem.canContinue && <p className="small">{t.pressAgain}</p>}
      </>
    )
  return (
    <>
      <p>{t.failed}</p>
      {problem.reason && <p className="small">{problem.reason}</p>}
    </>
  )
}
