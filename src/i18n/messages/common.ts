export const en = {
  loading: 'Loading...',
  close: 'Close',
  back: 'Back',
  continueShopping: 'Continue shopping',
  /** Announced after the name of a link that opens a new tab. */
  newTab: '(opens in a new tab)',
  /** Heading of the block an island shows when it breaks (ROUTE-06). */
  unexpectedError: 'Unexpected Application Error!',
  unexpectedErrorHint: 'The rest of the page still works. Reload to try again.',
  reload: 'Reload',
  /** Shown when the script of a button takes more than a few seconds to load. */
  codeLate: 'Part of this page has not arrived yet. Wait a moment, or reload it.',
  /** Accessible name of the breadcrumbs. */
  breadcrumbs: 'You are here',
  /** Text alternative of a row of stars. */
  stars: (rating: string) => `${rating} out of 5`,
  reviews: (n: number) => (n === 1 ? '1 review' : `${n} reviews`),
  /** Read before the former price. */
  wasPrice: 'Original price:',
  nowPrice: 'Price:',
}

export const es: typeof en = {
  loading: 'Cargando...',
  close: 'Cerrar',
  back: 'Volver',
  continueShopping: 'Seguir comprando',
  newTab: '(se abre en otra pestaña)',
  unexpectedError: '¡Error inesperado de la aplicación!',
  unexpectedErrorHint: 'El resto de la página sigue funcionando. Recarga para intentarlo otra vez.',
  reload: 'Recargar',
  codeLate: 'Una parte de esta página todavía no ha llegado. Espera un momento o recárgala.',
  breadcrumbs: 'Estás aquí',
  stars: (rating) => `${rating} de 5`,
  reviews: (n) => (n === 1 ? '1 reseña' : `${n} reseñas`),
  wasPrice: 'Precio original:',
  nowPrice: 'Precio:',
}
