import { READY } from './events'

const PENDING_ISLAND = 'astro-island:not([data-ready])'

/** Hosts without their code. */
export const PENDING = `${PENDING_ISLAND}, :not(:defined)`

/** Hosts that get a click or a text later. The other islands load by themselves, and their forms work without them. */
export const HOLDING_ISLAND = `${PENDING_ISLAND}[client=intent]`
export const HOLDING = `${HOLDING_ISLAND}, :not(:defined)`

export const closest = (target: EventTarget | null, selector: string): HTMLElement | null | undefined =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : undefined

/** Calls `ready` for each island that becomes ready, after React has committed it. */
export const onIslandReady = (ready: (island: HTMLElement) => void) =>
  addEventListener(READY, ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    target.dataset['ready'] = ''
    setTimeout(() => ready(target))
  })
