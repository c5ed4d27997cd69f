import { defineField, defineType } from 'sanity'
import { inEachLanguage } from '../rules/languages'
import { hasAlternative, isLarge } from '../rules/picture'

export const picture = defineType({
  name: 'picture',
  title: 'Imagen',
  type: 'image',
  description: 'Marca el punto importante con «Editar recorte»: así ningún recorte lo deja fuera.',
  validation: (rule) => rule.custom(isLarge).warning(),
  options: { hotspot: true, accept: 'image/jpeg,image/png,image/webp,image/avif' },
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
