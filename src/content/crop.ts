interface Cropped {
  asset: { dimensions: { width: number; height: number } }
  crop?: { top: number; bottom: number; left: number; right: number } | null | undefined
  hotspot?: { x: number; y: number } | null | undefined
}

/**
 * The largest part of an image with `ratio` (width / height), inside the editor's crop and as near to the hotspot as
 * possible: `left,top,width,height` in pixels, the image service's `rect`. Undefined without crop and hotspot, where the
 * service crops the center, and for a whole picture, as addresses are repeated in every card.
 */
export const cropRect = ({ asset, crop, hotspot }: Cropped, ratio: number): string | undefined => {
  if (!crop && !hotspot) return undefined
  const { width, height } = asset.dimensions
  const left = (crop?.left ?? 0) * width
  const top = (crop?.top ?? 0) * height
  const wide = width - left - (crop?.right ?? 0) * width
  const high = height - top - (crop?.bottom ?? 0) * height
  const rectWidth = Math.min(wide, high * ratio)
  const rectHeight = Math.min(high, wide / ratio)
  const x = clamp((hotspot?.x ?? 0.5) * width - rectWidth / 2, left, left + wide - rectWidth)
  const y = clamp((hotspot?.y ?? 0.5) * height - rectHeight / 2, top, top + high - rectHeight)
  const rect = [x, y, rectWidth, rectHeight].map(Math.floor).join(',')
  return rect === `0,0,${width},${height}` ? undefined : rect
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
