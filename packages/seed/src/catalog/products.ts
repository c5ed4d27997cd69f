import { accessories } from './accessories'
import { comfort } from './comfort'
import { productDocument } from './define'
import { electronics } from './electronics'
import { health } from './health'
import { toiletries } from './toiletries'

/** All products in the shop's order, which is that of their ids. */
export const products = [...accessories, ...toiletries, ...electronics, ...health, ...comfort].map(
  productDocument,
)
