import { defineArrayMember, defineField, defineType } from 'sanity'
import { BANNER_PLACEHOLDERS } from '~/content/placeholders'
import { SettingsIcon } from '../../icons'
import { someLanguage } from '../rules/localized'
import { neededAmount, neededNumber, neededText } from '../rules/needed'
import { isPhone } from '../rules/phone'
import { hasOnlyPlaceholders } from '../rules/placeholders'

const THRESHOLD = 'Escribe {threshold} donde va el monto: así sigue al número de arriba.'

const web = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'url',
    group: 'links',
    description,
    validation: (rule) =>
      rule.uri({ scheme: ['https'] }).error('Pega una dirección que empiece con https://.'),
  })

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Ajustes de la tienda',
  type: 'document',
  icon: SettingsIcon,
  validation: (rule) =>
    rule.custom(hasOnlyPlaceholders(BANNER_PLACEHOLDERS, ['bannerUsa', 'bannerHonduras'])),
  groups: [
    { name: 'shop', title: 'Tienda', default: true },
    { name: 'business', title: 'Empresa' },
    { name: 'money', title: 'Dinero y envíos' },
    { name: 'banners', title: 'Avisos' },
    { name: 'links', title: 'Redes y enlaces' },
    { name: 'search', title: 'Buscador' },
  ],
  fields: [
    defineField({
      name: 'brand',
      title: 'Nombre de la tienda',
      description: 'Va en la cabecera, los correos y los buscadores.',
      type: 'string',
      group: 'shop',
      validation: (rule) => [
        rule.required().error('Escribe el nombre de la tienda.'),
        rule.max(20).warning('Se corta en la cabecera de un teléfono: mejor hasta 20 caracteres.'),
      ],
    }),
    defineField({
      name: 'tagline',
      title: 'Lema',
      description: 'Una frase corta: se lee en la portada y en los buscadores.',
      type: 'localizedString',
      group: 'shop',
      validation: someLanguage,
    }),
    defineField({
      name: 'phone',
      title: 'Teléfono de WhatsApp',
      type: 'string',
      group: 'shop',
      description: 'Con signo más y código de país, sin espacios.',
      validation: (rule) => [rule.required().error('Escribe el número de WhatsApp.'), rule.custom(isPhone)],
    }),
    defineField({
      name: 'whatsappGreeting',
      title: 'Saludo de WhatsApp',
      type: 'localizedText',
      group: 'shop',
      description: 'El mensaje que ya va escrito cuando alguien abre el chat.',
      validation: someLanguage,
    }),
    defineField({
      name: 'openingDate',
      title: 'Fecha de apertura',
      description: 'El día que abrió la tienda; su año se lee al pie.',
      type: 'date',
      group: 'shop',
      options: { dateFormat: 'DD/MM/YYYY' },
      validation: (rule) => rule.required().error('Elige el día en que abrió la tienda.'),
    }),
    defineField({
      name: 'legalName',
      title: 'Nombre legal',
      type: 'string',
      group: 'business',
      description:
        'El de la empresa, como está registrada. Las páginas legales lo muestran donde dice {legalName}.',
      validation: (rule) => rule.required().error('Escribe el nombre legal de la empresa.'),
    }),
    defineField({
      name: 'address',
      title: 'Dirección',
      type: 'localizedString',
      group: 'business',
      description: 'En una línea, con ciudad y país. Sale en las páginas legales y en Quiénes somos.',
      validation: someLanguage,
    }),
    defineField({
      name: 'email',
      title: 'Correo',
      type: 'string',
      group: 'business',
      description: 'El que atiende a los clientes.',
      validation: neededText('Escribe un correo, como hola@tutienda.com.', (rule) =>
        rule.regex(/^\S+@\S+$/).email(),
      ),
    }),
    defineField({
      name: 'hours',
      title: 'Horario de atención',
      type: 'localizedString',
      group: 'business',
      description: 'Los días y las horas en que alguien contesta, con la zona horaria.',
      validation: someLanguage,
    }),
    defineField({
      name: 'hnlRate',
      title: 'Lempiras por dólar',
      type: 'number',
      group: 'money',
      description: 'Todos los precios en lempiras salen de esta tasa.',
      initialValue: 26,
      validation: (rule) => [
        rule.required().error('Escribe cuántos lempiras vale un dólar.'),
        rule.greaterThan(0).error('La tasa debe ser mayor que cero.'),
        rule
          .min(15)
          .max(60)
          .warning('Lo usual es entre 15 y 60 lempiras por dólar. Revisa el punto decimal.'),
      ],
    }),
    defineField({
      name: 'freeShippingThreshold',
      title: 'Envío gratis desde (USD)',
      description: 'En dólares. Los avisos lo muestran en la moneda de quien compra.',
      type: 'number',
      group: 'money',
      initialValue: 25,
      validation: neededAmount('El monto'),
    }),
    defineField({
      name: 'flatShipping',
      title: 'Costo de envío (USD)',
      type: 'number',
      group: 'money',
      description: 'Lo que paga un pedido que no llega al envío gratis.',
      initialValue: 4.99,
      validation: neededAmount('El costo de envío'),
    }),
    defineField({
      name: 'taxNote',
      title: 'Nota de impuestos',
      description: 'Se lee bajo el total del carrito. Vacía, no se muestra.',
      type: 'localizedString',
      group: 'money',
    }),
    defineField({
      name: 'returnDays',
      title: 'Días para devolver',
      type: 'number',
      group: 'money',
      description:
        'Días después de la entrega en que se puede pedir una devolución. Las páginas lo dicen; revisa también la política de devoluciones y la ayuda. Vacío: 30.',
      validation: (rule) => rule.integer().min(1).max(365).error('De 1 a 365 días.'),
    }),
    defineField({
      name: 'reviewAfterDays',
      title: 'Días para pedir la reseña',
      type: 'number',
      group: 'money',
      description: 'Días después de la entrega en que se pide la reseña por correo. Vacío: 7.',
      validation: (rule) => rule.integer().min(1).max(60).error('De 1 a 60 días.'),
    }),
    defineField({
      name: 'discountCode',
      title: 'Código de bienvenida',
      type: 'string',
      group: 'money',
      description: 'El del boletín. Al publicar, la tienda lo crea en Stripe.',
      initialValue: 'WELCOME10',
      validation: neededText('De 3 a 20 letras mayúsculas o números, sin espacios, tildes ni eñes.', (rule) =>
        rule.regex(/^[A-Z0-9]{3,20}$/),
      ),
    }),
    defineField({
      name: 'discountPercent',
      title: 'Descuento de bienvenida (%)',
      description: 'Al publicar, cambia también en Stripe.',
      type: 'number',
      group: 'money',
      initialValue: 10,
      validation: neededNumber('Escribe un porcentaje entre 1 y 100.', (rule) =>
        rule.greaterThan(0).max(100),
      ),
    }),
    defineField({
      name: 'bannerUsa',
      title: 'Aviso superior (EE. UU.)',
      type: 'localizedString',
      group: 'banners',
      description: THRESHOLD,
      validation: someLanguage,
    }),
    defineField({
      name: 'bannerHonduras',
      title: 'Aviso inferior (Honduras)',
      type: 'localizedString',
      group: 'banners',
      description: THRESHOLD,
      validation: someLanguage,
    }),
    defineField({
      name: 'thanksPost',
      title: 'Artículo para después de comprar',
      description: 'Se ofrece al terminar la compra. Vacío, es el más nuevo.',
      type: 'reference',
      to: [{ type: 'post' }],
      weak: true,
      group: 'links',
    }),
    web('facebookUrl', 'Facebook', 'La página de la tienda; va al pie y en el blog.'),
    web('instagramUrl', 'Instagram', 'El perfil de la tienda; va al pie y en el blog.'),
    web('youtubeUrl', 'YouTube', 'El canal de la tienda; va al pie.'),
    web('messengerUrl', 'Messenger', 'El enlace m.me con el que se abre un chat.'),
    web('googleMapsUrl', 'Google Maps', 'La ficha de la tienda en el mapa.'),
    web('ridePartnerUrl', 'Socio de transporte', 'El enlace de afiliado de la caja de transporte.'),
    defineField({
      name: 'synonyms',
      title: 'Sinónimos',
      type: 'array',
      of: [defineArrayMember({ type: 'synonymGroup' })],
      group: 'search',
      description:
        'Quien busca una palabra de un grupo encuentra lo que se describe con otra. Las palabras de un solo producto van en su ficha.',
    }),
  ],
  preview: { select: { title: 'brand', subtitle: 'tagline.es' } },
})
