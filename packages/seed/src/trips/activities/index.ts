import { coast } from './coast'
import { highlands } from './highlands'

export const activities = [...coast, ...highlands]
