import type { ReactNode } from 'react'
import './vista.css'

interface Props {
  title: string
  text: string
  /** `p` where the page's own heading says what is empty. */
  heading?: 'h2' | 'p'
  /** A link or button to continue. */
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <div className="vista" aria-hidden="true" />
      <Heading className="empty-title">{title}</Heading>
      <p className="soft">{text}</p>
      {children}
    </div>
  )
}
