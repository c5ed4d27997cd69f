import { defineField } from 'sanity'
import { API_VERSION } from '~/content/api-version'

const LAST_POSITION = 'math::max(*[_type == $type].position)'
const STEP = 10

/** The place in the shop's lists, which editors change by dragging (`studio/order-list`). New documents come last. */
export const positionField = (type: string, group: string) =>
  defineField({
    name: 'position',
    title: 'Posición',
    type: 'number',
    group,
    description: 'Su lugar en la tienda. Se cambia arrastrando, en las listas «Orden de…».',
    hidden: true,
    initialValue: async (_, { getClient }) => {
      const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
      const last: unknown = await client.fetch(LAST_POSITION, { type })
      return (typeof last === 'number' ? last : 0) + STEP
    },
  })
