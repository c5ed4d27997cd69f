import type { Interest, Need, TimeOfDay } from '~/content/trip-choices'
import { localizedString, picture, slug } from '../../editorial/localized'
import { type Scene, SCENES } from './scenes'

export interface ActivitySeed {
  readonly id: string
  readonly scene: Scene
  /** Name and one sentence. */
  readonly es: readonly [string, string]
  readonly en: readonly [string, string]
  readonly interests: readonly Interest[]
  readonly needs?: readonly Need[]
  readonly times: readonly TimeOfDay[]
  readonly length?: 'day'
  readonly months?: readonly number[]
  readonly closedDays?: readonly number[]
  readonly minAge?: number
  readonly inRain?: true
  readonly isHighlight?: true
  readonly source?: string
  /** The destination that it is a day trip to. */
  readonly visits?: string
}

export const DAYTIME = ['morning', 'afternoon'] as const
export const MORNING = ['morning'] as const
export const AFTERNOON = ['afternoon'] as const
export const EVENING = ['evening'] as const

/** The Sanity documents of a place's activities. */
export const activitiesOf = (place: string, seeds: readonly ActivitySeed[]) =>
  seeds.map(
    ({ id, scene, es, en, interests, needs = [], times, length = 'half', minAge = 0, ...seed }, index) => ({
      _id: `activity-${id}`,
      _type: 'activity' as const,
      name: localizedString({ es: es[0], en: en[0] }),
      description: localizedString({ es: es[1], en: en[1] }),
      place: { _type: 'reference' as const, _ref: `destination-${place}` },
      ...(seed.visits && { visits: { _type: 'reference' as const, _ref: `destination-${seed.visits}` } }),
      slug: slug(id),
      interests: [...interests],
      needs: [...needs],
      times: [...times],
      length,
      minAge,
      ...(seed.months && { months: [...seed.months] }),
      ...(seed.closedDays && { closedDays: [...seed.closedDays] }),
      inRain: seed.inRain ?? false,
      isHighlight: seed.isHighlight ?? false,
      picture: { ...picture(SCENES[scene]), file: `scene-${scene}` },
      source: seed.source ?? 'Widely published; hours, ages, and prices change: confirm with the operator',
      position: (index + 1) * 10,
    }),
  )
