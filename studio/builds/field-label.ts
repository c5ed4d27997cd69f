import type { SchemaType } from 'sanity'

/** The title of a document's field as the form shows it; the name itself when the form has none. */
export const fieldLabel = (type: SchemaType | undefined, path: string): string => {
  const [name = ''] = path.split(/[.[]/)
  const fields = type && 'fields' in type ? type.fields : []
  return fields.find((field) => field.name === name)?.type.title ?? name
}
