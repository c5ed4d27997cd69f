import { defineField } from 'sanity'
import { neededPictures } from '../rules/needed'
import { hasFile } from '../rules/picture'

/** The pictures of a product or kit. `groups` are those of the list, if it has more than `group`. */
export const pictureFields = (group: string, groups: string | string[] = group) => [
  defineField({
    name: 'pictures',
    title: 'Imágenes',
    type: 'pictures',
    group: groups,
    validation: neededPictures,
  }),
  defineField({
    name: 'shareImage',
    title: 'Imagen para compartir',
    type: 'picture',
    group,
    description:
      'La que muestran WhatsApp y las redes al pegar el enlace: 1200 × 630 píxeles. Sin ella se recorta la primera imagen.',
    validation: (rule) => rule.custom(hasFile),
  }),
  defineField({
    name: 'picture',
    title: 'Imagen anterior',
    type: 'picture',
    group,
    description: 'La imagen única de antes. Se muestra mientras no haya imágenes en la lista.',
    deprecated: { reason: 'Ahora son varias: usa «Imágenes».' },
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  }),
]
