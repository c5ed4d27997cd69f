import type { Translation } from '../format'
export const en = {
  loading: 'Loading...',
  close: 'Close',
  /** In a toast, after a change; followed by a number when it undoes more than one. */
  undo: 'Undo',
  /** In a toast, after more than one change. */
  severalChanges: '{n} changes made.',
  back: 'Back',
  continueShopping: 'Continue shopping',
  /** Announced after the name of a link that opens a new tab. */
  newTab: '(opens in a new tab)',
  /** The block that an island shows when it breaks (ROUTE-06). */
  islandError: {
    title: 'Unexpected Application Error!',
    hint: 'The rest of the page still works. Reload to try again.',
    reload: 'Reload',
  },
  /** Shown when the script of a button takes more than a few seconds to load. */
  codeLate: 'Part of this page has not loaded yet. Check your connection or reload the page.',
  /** Accessible name of the breadcrumbs. */
  breadcrumbs: 'You are here',
  /** Text alternative of a row of stars. */
  stars: '{rating} out of 5',
  /** In place of stars. */
  unrated: 'No reviews yet',
  reviews: { one: '1 review', other: '{n} reviews' },
  /** Read before the former price. */
  wasPrice: 'Original price:',
  boughtSeparately: 'Bought separately',
  nowPrice: 'Price:',
} as const

export const es: Translation<typeof en> = {
  loading: 'Cargando...',
  close: 'Cerrar',
  undo: 'Deshacer',
  severalChanges: '{n} cambios hechos.',
  back: 'Volver',
  continueShopping: 'Seguir comprando',
  newTab: '(se abre en otra pestaña)',
  islandError: {
    title: '¡Error inesperado de la aplicación!',
    hint: 'El resto de la página sigue funcionando. Recarga para intentarlo de nuevo.',
    reload: 'Recargar',
  },
  codeLate: 'Una parte de esta página todavía no ha cargado. Revisa tu conexión o recarga la página.',
  breadcrumbs: 'Estás aquí',
  stars: '{rating} de 5',
  unrated: 'Aún sin reseñas',
  reviews: { one: '1 reseña', other: '{n} reseñas' },
  wasPrice: 'Precio original:',
  boughtSeparately: 'Por separado',
  nowPrice: 'Precio:',
}
