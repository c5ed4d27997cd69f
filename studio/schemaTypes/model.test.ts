import { expect, test } from 'vitest'
import { DOCUMENT_TYPES } from '~/content/model'
import { singletonTypes } from './singletons'
import { schemaTypes } from '.'

const namesOf = (types: readonly { readonly name: string }[]) => types.map(({ name }) => name).sort()

test('CMS-03 every document type of the Studio has an entry in the content model, and vice versa', () => {
  expect(namesOf(DOCUMENT_TYPES)).toEqual(namesOf(schemaTypes.filter(({ type }) => type === 'document')))
})

test('CMS-01 the content model and the Studio agree on which types have one document', () => {
  expect(namesOf(DOCUMENT_TYPES.filter(({ isSingleton }) => isSingleton))).toEqual(namesOf(singletonTypes))
})
