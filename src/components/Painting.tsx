/** Rendered by packages/seed/src/pictures/render-brand.ts. */
const FILES = import.meta.glob<string>('./paintings/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

export type PaintingName = 'canoe' | 'coffee' | 'liquids' | 'macaws' | 'market' | 'toucan' | 'town'

/** A decorative picture for a screen without other pictures, 16:9. */
export const Painting = ({ name }: { name: PaintingName }) => (
  <img
    src={FILES[`./paintings/${name}.avif`]}
    width={960}
    height={540}
    alt=""
    loading="lazy"
    decoding="async"
  />
)
