import type { DocumentActionComponent } from 'sanity'

type Replace = (action: DocumentActionComponent) => DocumentActionComponent

/** `replace` with the same result for the same action: the Studio compares actions by identity on each render. */
export const replacing = (replace: Replace): Replace => {
  const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (action) => {
    const known = made.get(action)
    if (known) return known
    const replacement = Object.assign(replace(action), action.action && { action: action.action })
    made.set(action, replacement)
    return replacement
  }
}
