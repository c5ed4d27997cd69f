import { defineField, defineType } from 'sanity'
import { inEachLanguage } from '../rules/languages'
import { hasAlternative, isLarge } from '../rules/picture'

/** How the site crops pictures; the Studio shows them beside the crop. Its own have English titles. */
const PREVIEWS = [
  { title: 'Cuadrada', aspectRatio: 1 },
  { title: 'Vertical 3:4', aspectRatio: 3 / 4 },
  { title: 'Horizontal 16:9', aspectRatio: 16 / 9 },
]

export const picture = defineType({
  name: 'picture',
  title: 'Imagen',
  type: 'image',
  description: 'Marca el punto importante con «Editar recorte»: así ningún recorte lo deja fuera.',
  validation: (rule) => rule.custom(isLarge).warning(),
  options: { hotspot: { previews: PREVIEWS }, accept: 'image/jpeg,image/png,image/webp,image/avif' },
  fields: [
    defineField({
      name: 'alt',
      title: 'Texto alternativo',
      type: 'localizedString',
      description: 'Qué se ve, en una frase, para quien no puede ver la imagen.',
      validation: (rule) => [
        rule.custom((alt, { parent }) => hasAlternative(alt, parent as { asset?: unknown } | undefined)),
        rule.custom(inEachLanguage).warning(),
      ],
    }),
  ],
})
