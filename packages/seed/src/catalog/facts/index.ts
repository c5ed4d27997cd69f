import { accessories } from './accessories'
import { comfort } from './comfort'
import { factsDocument, type FactsById } from './define'
import { electronics } from './electronics'
import { health } from './health'
import { kits } from './kits'
import { toiletries } from './toiletries'

const FACTS: FactsById = { ...accessories, ...toiletries, ...electronics, ...health, ...comfort, ...kits }

/** The `facts` object of the document `id`. */
export const factsOf = (id: string) => factsDocument(FACTS[id] ?? {})
