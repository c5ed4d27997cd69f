import type { ReactNode } from 'react'

interface Props {
  title: string
  text: string
  /** The way on. */
  children?: ReactNode
}

/** In place of a list that has nothing to show. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="empty">
      <div className="greca" aria-hidden="true" />
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      {children}
    </div>
  )
}
