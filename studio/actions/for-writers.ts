import {
  type DocumentActionComponent,
  type DocumentActionDescription,
  useDocumentPairPermissions,
} from 'sanity'

type Description = DocumentActionDescription | null

/** The action, shown but disabled for people who may not change the document. */
export const withPermission = (description: Description, isGranted: boolean): Description =>
  description && !isGranted
    ? { ...description, disabled: true, title: 'Tu cuenta solo puede leer.' }
    : description

/** Checks the permission to change the document, as the Studio does for its own actions. */
export const forWriters = (action: DocumentActionComponent): DocumentActionComponent => {
  const ForWriters: DocumentActionComponent = (props) => {
    const [allowed] = useDocumentPairPermissions({ id: props.id, type: props.type, permission: 'publish' })
    return withPermission(action(props), allowed?.granted !== false)
  }
  return ForWriters
}
