/** Values of the trip planner's fields: in the CMS, in trips, and in the controls. */

/** Where a trip enters and leaves Honduras: an airport, or by land. */
export const GATEWAYS = ['SAP', 'XPL', 'RTB', 'LCE', 'land'] as const
export type Gateway = (typeof GATEWAYS)[number]

/** Countries with a road to Honduras. */
export const NEIGHBORS = ['GT', 'SV', 'NI'] as const
export type Neighbor = (typeof NEIGHBORS)[number]

/** Where a destination receives travelers from abroad; by land, from which country. */
export const ENTRIES = ['SAP', 'XPL', 'RTB', 'LCE', 'land-GT', 'land-SV', 'land-NI'] as const
export type Entry = (typeof ENTRIES)[number]

export const INTERESTS = [
  'snorkel',
  'diving',
  'dive-course',
  'beach',
  'ruins',
  'hiking',
  'rivers',
  'wildlife',
  'culture',
  'coffee',
  'food',
  'nightlife',
  'rest',
  'business',
] as const
export type Interest = (typeof INTERESTS)[number]

export const PACES = ['relaxed', 'normal', 'busy'] as const
export type Pace = (typeof PACES)[number]

export const BAGS = ['carry-on', 'checked'] as const

export const MODES = ['bus', 'car', 'ferry', 'boat', 'plane'] as const
export type Mode = (typeof MODES)[number]

/** Means of transportation within Honduras that a traveler may refuse. */
export const WAYS = ['flights', 'boats'] as const
export type Way = (typeof WAYS)[number]

export const TIMES = ['morning', 'afternoon', 'evening'] as const
export type TimeOfDay = (typeof TIMES)[number]

/** `half` fills a morning, afternoon or evening; `day` a morning and afternoon. */
export const LENGTHS = ['half', 'day'] as const

/** What an activity asks travelers to bring; conditions of packing items refer to it. */
export const NEEDS = [
  'swim',
  'snorkel',
  'dive',
  'boat',
  'raft',
  'hike',
  'climb',
  'zipline',
  'horse',
  'cave',
  'ruins',
  'town',
  'church',
  'museum',
  'market',
  'birds',
  'mangrove',
  'hot-springs',
  'farm',
  'dinner',
  'night',
  'moonless',
  'good-friday',
  'meeting',
  'play',
] as const
export type Need = (typeof NEEDS)[number]

export const ITEM_GROUPS = [
  'documents',
  'money',
  'clothes',
  'shoes',
  'toiletries',
  'health',
  'sun',
  'rain',
  'water',
  'trail',
  'electronics',
  'comfort',
  'children',
] as const
export type ItemGroup = (typeof ITEM_GROUPS)[number]

/** `cabin`: not allowed or not safe in checked luggage. `checked`: not allowed in the cabin. */
export const BAG_RULES = ['any', 'cabin', 'checked', 'worn'] as const
export type BagRule = (typeof BAG_RULES)[number]

export const QUANTITY_BASES = ['trip', 'person', 'adult', 'child', 'infant'] as const
export type QuantityBase = (typeof QUANTITY_BASES)[number]

/** Countries of origin; `EU` and `other` stand for groups. */
export const ORIGINS = [
  'HN',
  'US',
  'CA',
  'MX',
  'GT',
  'SV',
  'NI',
  'CR',
  'PA',
  'BZ',
  'ES',
  'EU',
  'GB',
  'other',
] as const
export type Origin = (typeof ORIGINS)[number]

/** Facts of a trip that conditions of packing items compare with a number. */
export const NUMBER_FACTS = [
  'days',
  'nights',
  'rainyDays',
  'high',
  'low',
  'sea',
  'altitude',
  'adults',
  'children',
  'infants',
  'youngest',
  'travelHours',
  'places',
] as const
export type NumberFact = (typeof NUMBER_FACTS)[number]

/** Facts of a trip that are sets of values. */
export const SET_FACTS = [
  'activity',
  'interest',
  'place',
  'mode',
  'month',
  'bag',
  'origin',
  'gateway',
  'pace',
] as const
export type SetFact = (typeof SET_FACTS)[number]

/** What the reason of a packing item may name in braces, such as `{rainyDays}`. */
export const REASON_FACTS = [
  'days',
  'nights',
  'month',
  'rainyDays',
  'rainyPlace',
  'high',
  'hotPlace',
  'low',
  'coldPlace',
  'sea',
  'altitude',
  'highPlace',
  'travelHours',
  'activity',
  'activityPlace',
] as const
export type ReasonFact = (typeof REASON_FACTS)[number]
