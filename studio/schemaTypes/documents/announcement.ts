import { defineField, defineType } from 'sanity'
import { BANNER_PLACEHOLDERS } from '~/content/placeholders'
import { PageIcon } from '../../icons'
import { BANNERS, titleOf } from '../choices'
import { isPast, periodFields } from '../objects/period-fields'
import { nameText } from '../previews/sellable'
import { timeText } from '../previews/time'
import { someLanguage } from '../rules/localized'
import { hasOnlyPlaceholders } from '../rules/placeholders'
import { hasPrivateId } from '../rules/private-id'

/** What a banner says for a limited time. Its id has a dot, so that nobody can read it before it begins. */
export const announcement = defineType({
  name: 'announcement',
  title: 'Aviso con fecha',
  type: 'document',
  icon: PageIcon,
  validation: (rule) => [rule.custom(hasPrivateId), rule.custom(hasOnlyPlaceholders(BANNER_PLACEHOLDERS))],
  groups: [
    { name: 'text', title: 'Aviso', default: true },
    { name: 'time', title: 'Cuándo' },
  ],
  fields: [
    defineField({
      name: 'banner',
      title: 'Dónde',
      type: 'string',
      group: 'text',
      description:
        'Mientras dura, sale en lugar del aviso de los ajustes. De dos a la vez, gana el que empezó último.',
      options: { list: [...BANNERS], layout: 'radio' },
      initialValue: 'usa',
      validation: (rule) => rule.required().error('Elige el aviso.'),
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'localizedString',
      group: 'text',
      description: 'Corto. Donde dice {threshold} va el monto del envío gratis.',
      validation: someLanguage,
    }),
    ...periodFields({
      group: 'time',
      from: { name: 'from', title: 'Empieza', empty: 'Vacío: al publicar.' },
      until: {
        name: 'until',
        title: 'Termina',
        empty: 'Vacío: no termina solo.',
        over: 'Ya terminó: no se verá.',
      },
    }),
  ],
  preview: {
    select: { es: 'text.es', en: 'text.en', banner: 'banner', from: 'from', until: 'until' },
    prepare: ({ es, en, banner, from, until }) => ({
      title: nameText({ es, en }),
      subtitle: [
        isPast(until) && 'Ya terminó',
        titleOf(BANNERS, banner),
        timeText(from) && `desde ${timeText(from)}`,
        timeText(until) && `hasta ${timeText(until)}`,
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
