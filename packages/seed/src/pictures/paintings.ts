import type { Picture } from './picture'
import { PICTURES } from './pictures'

const named = (name: string, id: string): Picture & { readonly name: string } => {
  const picture = PICTURES.find((candidate) => candidate.id === id)
  if (!picture) throw new Error(`There is no picture with the id ${id}`)
  return { ...picture, name }
}

/** Paintings of screens without content, e.g. of an empty cart. */
export const PAINTINGS = [
  named('market', 'scene-market'),
  named('macaws', 'scene-macaws'),
  named('passport', 'post-honduras-entry-basics'),
  named('frog', 'scene-frogs'),
  named('town', 'scene-town'),
  named('canoe', 'scene-night-sea'),
]
