const counted = (n: number, none: string, one: string, many: string) =>
  n === 0 ? none : n === 1 ? one : `${n} ${many}`

/** For the shop itself, in Spanish. */
export const summaryTexts = {
  subject: (day: string) => `Resumen del ${day}`,
  heading: (day: string) => `Así fue el ${day}`,
  orders: (n: number, revenue: string) =>
    n === 0 ? 'Ayer no hubo pedidos.' : `${counted(n, '', '1 pedido', 'pedidos')}: ${revenue}.`,
  waiting: (n: number) =>
    counted(n, 'No hay pedidos por enviar.', '1 pedido por enviar.', 'pedidos por enviar.'),
  reviews: (n: number) => counted(n, 'No hay reseñas por leer.', '1 reseña por leer.', 'reseñas por leer.'),
  late: (n: number) => counted(n, 'Ningún pedido va atrasado.', '1 pedido atrasado:', 'pedidos atrasados:'),
  returns: (n: number) =>
    counted(
      n,
      'Nadie espera respuesta a una devolución.',
      '1 devolución por responder:',
      'devoluciones por responder:',
    ),
  low: (n: number) =>
    counted(
      n,
      'Las existencias están bien.',
      'Queda poco de 1 artículo:',
      'artículos con pocas existencias:',
    ),
  left: (name: string, left: number) =>
    left === 0 ? `${name}: agotado` : `${name}: ${left === 1 ? 'queda 1 pieza' : `quedan ${left} piezas`}`,
  why: (brand: string) =>
    `${brand} manda este correo cada mañana. Los detalles están en el Studio, en Resumen y Pedidos.`,
}
