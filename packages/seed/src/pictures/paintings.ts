import { shampooBar } from './objects/bars'
import { branch, macaw } from './objects/birds'
import { packedLiquidsBag } from './objects/box-contents'
import { type Picture, TALL, wide, WIDE } from './picture'
import { PICTURES } from './pictures'
import { DEEP, monstera, SUNLIT, thicket } from './scenes/plants'
import { glow } from './scenes/sky'
import { LAGOON, lying, surface } from './scenes/studio'
import { at, down, lifted, rect, svgDocument } from './svg'

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

/** The two macaws upright, beside the form: whole where the picture is cut to a width of half its height. */
export const SIGN_UP = svgDocument(
  900,
  1500,
  rect(0, 0, 900, 1500, down('#cfe6a8@0', '#6fae6a@50', '#1f5f40@100')),
  glow(450, 420, 420, '#fffde6', 0.8),
  thicket(4, 40, -60, 520, DEEP, 60, 160, 7),
  thicket(9, 860, -60, 520, SUNLIT, 200, 300, 7),
  at(-120, 804, { rotate: -2, scale: 1.3 }, lifted('#06221a', branch(820))),
  at(280, 790, { scale: 1.1 }, lifted('#06221a', macaw())),
  at(616, 776, { scale: 1.04, flip: true }, lifted('#06221a', macaw())),
  at(130, 1540, { rotate: -8 }, monstera(460, DEEP)),
  at(760, 1560, { rotate: 10 }, monstera(520, SUNLIT)),
  at(440, 1600, { rotate: 2 }, monstera(380, DEEP)),
)
