import { defineLocaleResourceBundle } from 'sanity'

const UPLOAD_FAILED =
  'Revisa tu conexión y súbela otra vez. Si vuelve a pasar, el archivo está incompleto o dañado: guárdalo de nuevo en JPG o PNG.'

/** What the Studio's Spanish (`@sanity/locale-es-es`) leaves in English. */
export const spanish = defineLocaleResourceBundle({
  locale: 'es-ES',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description': UPLOAD_FAILED,
    // The Studio passes the date in English; the history beside it says which version is chosen.
    'document-status.revision-from': 'Estás viendo una versión anterior',
    'document-status.published-at': 'Publicado {{date}}',
    'form.field.actions-menu.title': 'Acciones del campo',
    'inputs.image.hotspot-dialog.title': 'Editar el recorte',
    'inputs.image.upload-error.description': UPLOAD_FAILED,
    'inputs.imagetool.load-error':
      'No se pudo leer la imagen, quizá porque el archivo está incompleto: {{errorMessage}}',
    'inputs.imagetool.title': 'Punto importante y recorte',
    'inputs.portable-text.style.normal': 'Párrafo',
  },
})

/** The form names the field of a message, and calls no field a slug. */
export const spanishValidation = defineLocaleResourceBundle({
  locale: 'es-ES',
  namespace: 'validation',
  resources: { 'slug.not-unique': 'Otro documento ya usa «{{slug}}»: escribe algo distinto.' },
})

/** The relative time begins with «hace» itself. */
export const spanishStructure = defineLocaleResourceBundle({
  locale: 'es-ES',
  namespace: 'structure',
  resources: {
    'action.publish.already-published.tooltip': 'Publicado {{timeSincePublished}}',
    'status-bar.publish-status-button.last-published-time.aria-label': 'Última publicación {{relativeTime}}',
    'status-bar.publish-status-button.last-updated-time.aria-label': 'Última actualización {{relativeTime}}',
  },
})
