import { holdInteraction } from './hold'
import { watchForLateCode } from './late-notice'

// In the head of every page, before anything can be touched. See `events.ts`.
watchForLateCode()
holdInteraction()
