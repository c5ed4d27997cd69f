import type { Translation } from '../format'
export const en = {
  title: 'Be the first to know',
  text: 'Sign up with your email for new deals, ideas for your trip, and a discount to get you started.',
  email: 'Email',
  placeholder: 'you@example.com',
  /** The button. */
  submit: '🎁 Get {percent}% Extra Discount!',
  sending: 'Sending...',
  empty: 'Please enter your email address',
  invalid: 'Please check your email address',
  /** Correct for a new address and for one already subscribed, without revealing which it is. */
  success: 'Thank you! Check your inbox to confirm your address.',
  /** Takes the form's place afterward; the address goes between the title and the text. */
  doneTitle: 'Check your inbox',
  doneText:
    'Open our email and click the button to confirm your address. Then we’ll send your discount code.',
  doneKnown: 'Already subscribed? Your code is in our welcome email.',
  another: 'Use another address',
  failed: 'Error subscribing. Please try again.',
  noScript: 'Turn on JavaScript to subscribe.',
  privacy: 'You can unsubscribe through the link in any newsletter.',
  privacyLink: 'Privacy Policy',
  /** Label of the field that only bots fill in. */
  honeypot: 'Leave this field empty',
} as const

export const es: Translation<typeof en> = {
  title: 'Entérate antes que nadie',
  text: 'Déjanos tu correo y recibe ofertas nuevas, ideas para tu viaje y un descuento.',
  email: 'Correo electrónico',
  placeholder: 'tu@correo.com',
  submit: '🎁 ¡Obtén {percent} % de descuento extra!',
  sending: 'Enviando...',
  empty: 'Por favor ingresa tu correo electrónico',
  invalid: 'Por favor, revisa que tu correo esté bien escrito',
  success: '¡Gracias! Revisa tu correo para confirmar tu dirección.',
  doneTitle: 'Revisa tu correo',
  doneText:
    'Abre nuestro mensaje y toca el botón para confirmar tu dirección. Después te llega tu código de descuento.',
  doneKnown: '¿Ya tenías una suscripción? Tu código está en nuestro correo de bienvenida.',
  another: 'Usar otra dirección',
  failed: 'Error al suscribirse. Por favor intenta de nuevo.',
  noScript: 'Activa JavaScript para suscribirte.',
  privacy: 'Puedes darte de baja con el enlace de cualquier boletín.',
  privacyLink: 'Política de privacidad',
  honeypot: 'Deja este campo vacío',
}
