import { accessories } from './accessories'
import { comfort } from './comfort'
import { productDocument } from './define'
import { electronics } from './electronics'
import { health } from './health'
import { toiletries } from './toiletries'

/** Every product in the shop's order, which is the order of their ids. */
export const products = [...accessories, ...toiletries, ...electronics, ...health, ...comfort].map(
  productDocument,
)
