import { atom } from 'nanostores'
import { NOTHING_NEW, type Today, merge } from './today'

/** What a refused checkout has taught this page, until it is left: the next build knows it too. */
export const $today = atom<Today>(NOTHING_NEW)

export const learn = (news: Today): void => $today.set(merge($today.get(), news))
