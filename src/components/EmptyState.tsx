import type { ReactNode } from 'react'
import './vista.css'

interface Props {
  title: string
  text: string
  /** A link or button to continue. */
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty">
      <div className="vista" aria-hidden="true" />
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {children}
    </div>
  )
}
