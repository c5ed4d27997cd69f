import { expect, test } from 'vitest'
import { cropRect } from '~/content/crop'
import { kits } from './kits'
import { products } from './products'

const SIDE = 1200

test.each([
  ['square', 1],
  ['4:5', 4 / 5],
  ['16:9', 16 / 9],
])('PROD-01 KIT-01 a %s crop of a picture keeps its subject whole', (_, ratio) => {
  for (const { _key, hotspot } of [...products, ...kits].flatMap(({ pictures }) => pictures)) {
    const rect = cropRect({ asset: { dimensions: { width: SIDE, height: SIDE } }, hotspot }, ratio)
    // Without a rectangle, the crop is the whole picture.
    const [left = 0, top = 0, width = 0, height = 0] = (rect ?? `0,0,${SIDE},${SIDE}`).split(',').map(Number)
    const [x, y] = [hotspot.x * SIDE, hotspot.y * SIDE]
    const [halfWidth, halfHeight] = [(hotspot.width * SIDE) / 2, (hotspot.height * SIDE) / 2]
    expect(x - halfWidth, _key).toBeGreaterThanOrEqual(left)
    expect(x + halfWidth, _key).toBeLessThanOrEqual(left + width + 1)
    expect(y - halfHeight, _key).toBeGreaterThanOrEqual(top)
    expect(y + halfHeight, _key).toBeLessThanOrEqual(top + height + 1)
  }
})
