import { svgDocument } from './svg'

export interface Picture {
  /** File name without extension, which is the document's `_id`. */
  readonly id: string
  readonly width: number
  readonly height: number
  readonly svg: string
}

export const SQUARE = 1200
export const WIDE = 1600
export const TALL = 900

/** A product's or kit's picture, 1200 × 1200. */
export const square = (id: string, ...layers: string[]): Picture => ({
  id,
  width: SQUARE,
  height: SQUARE,
  svg: svgDocument(SQUARE, SQUARE, ...layers),
})

/** A product's or kit's picture for social networks, 1200 × 630. */
export const share = (id: string, ...layers: string[]): Picture => ({
  id,
  width: 1200,
  height: 630,
  svg: svgDocument(1200, 630, ...layers),
})

/** A post's or destination's picture, 1600 × 900. The subject belongs in the middle 1200 px. */
export const wide = (id: string, ...layers: string[]): Picture => ({
  id,
  width: WIDE,
  height: TALL,
  svg: svgDocument(WIDE, TALL, ...layers),
})

/** A picture of an activity on trips, drawn in 1600 × 900 and rendered at 1200 × 675; several activities share it. */
export const activityScene = (scene: string, ...layers: string[]): Picture => ({
  id: `scene-${scene}`,
  width: 1200,
  height: 675,
  svg: svgDocument(WIDE, TALL, ...layers),
})
