import type { Translation } from '../format'

export const en = {
  title: 'What buyers say',
  real: 'Only people who bought it can review it.',
  /** The title while there is a sample among them. */
  withSamples: 'Reviews',
  /** Beside a review in the other language. */
  languages: { es: 'written in Spanish', en: 'written in English' },
  /** Beside a review that was written for the demo shop. */
  sample: 'Sample review',
  /** Beside the title, if all reviews are samples. */
  samples: 'Sample reviews',
}

export const es: Translation<typeof en> = {
  title: 'Lo que dicen quienes lo compraron',
  real: 'Aquí solo escriben personas que lo compraron.',
  withSamples: 'Reseñas',
  languages: { es: 'escrita en español', en: 'escrita en inglés' },
  sample: 'Reseña de muestra',
  samples: 'Reseñas de muestra',
}
