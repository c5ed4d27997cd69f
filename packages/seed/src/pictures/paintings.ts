import { shampooBar } from './objects/bars'
import { packedLiquidsBag } from './objects/box-contents'
import { type Picture, TALL, wide, WIDE } from './picture'
import { PICTURES } from './pictures'
import { LAGOON, lying, surface } from './scenes/studio'

const named = (name: string, id: string): Picture & { readonly name: string } => {
  const picture = PICTURES.find((candidate) => candidate.id === id)
  if (!picture) throw new Error(`There is no picture with the id ${id}`)
  return { ...picture, name }
}

/** A clear bag with bottles of up to 100 ml, and a bar beside it. */
const liquids = wide(
  'liquids',
  surface(LAGOON, WIDE, TALL),
  lying(LAGOON, packedLiquidsBag(), { x: 640, y: 455, scale: 1.08, rotate: -3, height: 22 }),
  lying(LAGOON, shampooBar(), { x: 1290, y: 560, scale: 0.8, rotate: 9, height: 30 }),
)

/** Paintings for screens without other pictures, such as an empty cart. */
export const PAINTINGS = [
  named('market', 'scene-market'),
  named('macaws', 'scene-macaws'),
  named('coffee', 'scene-coffee'),
  named('toucan', 'scene-birds'),
  named('town', 'scene-town'),
  named('canoe', 'scene-night-sea'),
  { ...liquids, name: 'liquids' },
]

/** Cut upright from its middle, beside the form. */
export const SIGN_UP = named('macaws', 'scene-macaws')
