import type { DocumentBadgeComponent } from 'sanity'
import { adviceText, failureOf } from './builds'
import { useBuilds } from './use-builds'

/** Marks the document that breaks the build. */
export const buildBadge: DocumentBadgeComponent = ({ id }) => {
  const failure = failureOf(useBuilds().builds, id)
  return failure ? { label: 'No está en la tienda', title: adviceText(failure), color: 'danger' } : null
}
