import type { DefaultDocumentNodeResolver } from 'sanity/structure'
import { RuleChanges } from '../trip-preview/RuleChanges'

/** The tabs of a document: of packing items also what their rules change. */
export const documentViews: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  schemaType === 'packingItem'
    ? S.document().views([
        S.view.form().title('Ficha'),
        S.view.component(RuleChanges).id('changes').title('Qué cambia'),
      ])
    : S.document()
