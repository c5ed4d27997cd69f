/** Projection of a picture: what `pictureSchema` parses. */
export const PICTURE =
  `{ alt, hotspot, crop, "asset": asset->{ _id, url, "dimensions": metadata.dimensions { width, height }, "lqip": metadata.lqip } }` as const

/** Projection of the pictures of a product or kit; documents of older shops have a single `picture`. */
export const PICTURES = `coalesce(pictures, [picture])[] ${PICTURE}` as const

/** Projection of rich text in every language. */
export const BODY = `{
  es[] { ..., _type == "picture" => ${PICTURE} },
  en[] { ..., _type == "picture" => ${PICTURE} }
}` as const
