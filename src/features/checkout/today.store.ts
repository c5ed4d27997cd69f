import { atom } from 'nanostores'
import { NOTHING_NEW, type Today, merge } from './today'

/** What rejected checkouts have reported. Lasts as long as the page; the next build contains it. */
export const $today = atom<Today>(NOTHING_NEW)

export const learn = (news: Today): void => $today.set(merge($today.get(), news))
