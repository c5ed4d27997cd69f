import { defineLocaleResourceBundle } from 'sanity'

/** What the Studio's Spanish (`@sanity/locale-es-es`) leaves in English. */
export const spanish = defineLocaleResourceBundle({
  locale: 'es-ES',
  namespace: 'studio',
  resources: {
    'document-status.published-at': 'Publicado {{date}}',
    'form.field.actions-menu.title': 'Acciones del campo',
    'inputs.image.upload-error.description':
      'Revisa tu conexión y súbela otra vez. Si vuelve a pasar, el archivo está incompleto o dañado: guárdalo de nuevo en JPG o PNG.',
    'inputs.imagetool.load-error':
      'No se pudo leer la imagen, quizá porque el archivo está incompleto: {{errorMessage}}',
    'inputs.imagetool.title': 'Punto importante y recorte',
    'inputs.portable-text.style.normal': 'Párrafo',
  },
})
