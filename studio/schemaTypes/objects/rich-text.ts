import { defineArrayMember, defineField, defineType } from 'sanity'
import { LinkInput } from '../../inputs/LinkInput'
import { RichTextInput } from '../../inputs/RichTextInput'
import { isKnownPage, isSafeLink } from '../rules/link'

/** Limited to the blocks that the site can show. */
export const richText = defineType({
  name: 'richText',
  title: 'Texto con formato',
  type: 'array',
  components: { input: RichTextInput },
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        { title: 'Párrafo', value: 'normal' },
        { title: 'Título', value: 'h2' },
        { title: 'Subtítulo', value: 'h3' },
        { title: 'Cita', value: 'blockquote' },
      ],
      lists: [
        { title: 'Viñetas', value: 'bullet' },
        { title: 'Números', value: 'number' },
      ],
      marks: {
        decorators: [
          { title: 'Negrita', value: 'strong' },
          { title: 'Cursiva', value: 'em' },
        ],
        annotations: [
          defineArrayMember({
            name: 'link',
            title: 'Enlace',
            type: 'object',
            fields: [
              defineField({
                name: 'href',
                title: 'Dirección',
                type: 'url',
                description:
                  'Otra web (https://…), un correo (mailto:…) o una página de la tienda (/shop/products).',
                components: { input: LinkInput },
                validation: (rule) => [
                  rule
                    .required()
                    .uri({ scheme: ['http', 'https', 'mailto'], allowRelative: true })
                    .custom(isSafeLink),
                  rule.custom(isKnownPage),
                ],
              }),
            ],
          }),
        ],
      },
    }),
    defineArrayMember({ type: 'picture' }),
  ],
})
