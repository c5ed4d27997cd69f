import { care } from './care'
import { clothes } from './clothes'
import { itemDocument } from './define'
import { essentials } from './essentials'

export const packingItems = [...essentials, ...clothes, ...care].map(itemDocument)
