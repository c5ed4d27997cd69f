import type { ReactNode } from 'react'
import './empty.css'
import { Painting, type PaintingName } from './Painting'

interface Props {
  title: string
  text: string
  painting: PaintingName
  /** `p` where the page's own heading already says what is empty. */
  heading?: 'h2' | 'p'
  /** A link or button to continue. */
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ title, text, painting, heading: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <div>
        <Heading className="empty-title" tabIndex={-1}>
          {title}
        </Heading>
        <p className="soft">{text}</p>
        {children}
      </div>
      <Painting name={painting} />
    </div>
  )
}
