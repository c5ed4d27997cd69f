import type { z } from 'zod'
import type { Route } from '~/i18n/routes'

/** Queries that return a list of documents, from the types that TypeGen generates. */
export type ListQuery = {
  [Query in keyof SanityQueries]: SanityQueries[Query] extends readonly { _id: string }[] ? Query : never
}[keyof SanityQueries]

/** The page of the site that shows a document. */
interface Page {
  readonly route: Route
  /** Field that fills the route's parameter. */
  readonly param?: 'slug' | 'trackingNumber'
  /** The page is about this one document: the Studio's preview opens its form beside the page. */
  readonly isMain?: boolean
}

/** One document type of the Studio. */
export interface DocumentType {
  /** Of the schema type in `studio/schemaTypes`; also the name of the collection. */
  readonly name: string
  readonly page: Page
  /** There is one document, whose id is the type's name. */
  readonly isSingleton?: boolean
  /** Its ids begin with its name and a dot, which hides documents from readers without a token (docs/decisions/021). */
  readonly isPrivate?: boolean
  /** Publishing a document rebuilds the site. */
  readonly rebuilds: boolean
}

/** A document type that pages are built from. */
export interface ContentType<
  Name extends string = string,
  Query extends ListQuery = ListQuery,
  Schema extends z.ZodType = z.ZodType,
> extends DocumentType {
  readonly name: Name
  /** Reads every document that the site shows. */
  readonly query: Query
  /** Parses one document of the query's result. */
  readonly schema: Schema
  /** Every page shows it: a change to it renews all cached pages. */
  readonly onEveryPage?: boolean
  /** What a build does with a document that does not parse and was never built. */
  readonly ifInvalid: 'fail' | 'leave out'
  /** The schema's result for this document changes over time. */
  isTimed?(document: DocumentOf<Query>): boolean
  readonly rebuilds: true
}

/** A document as TypeGen types it, without the nulls: a schema refuses or replaces them. */
type Present<Value> = Value extends readonly unknown[]
  ? { [Index in keyof Value]: Present<Value[Index]> }
  : Value extends object
    ? { [Key in keyof Value]: Present<NonNullable<Value[Key]>> }
    : Value

type DocumentOf<Query extends ListQuery> = SanityQueries[Query] extends readonly (infer Item)[] ? Item : never

/** A query without generated types is a type error. */
type Accepts<Schema extends z.ZodType, Query extends ListQuery> = ListQuery extends Query
  ? unknown
  : Present<DocumentOf<Query>> extends z.input<Schema>
    ? unknown
    : { readonly schema: { readonly 'must accept what the query returns': Present<DocumentOf<Query>> } }

/**
 * A document type that pages are built from. It is a type error when the schema reads a field that the query does
 * not return, or in another type: change the query, then run `npm run typegen`.
 */
export const contentType = <
  const Name extends string,
  const Query extends ListQuery,
  const Schema extends z.ZodType,
>(
  type: Omit<ContentType<Name, Query, Schema>, 'rebuilds'> & Accepts<Schema, Query>,
): ContentType<Name, Query, Schema> => ({ ...type, rebuilds: true })
