/** The fictional business of the demo content. `npm run doctor` warns while a live shop still shows it. */
export const DEMO_BUSINESS = {
  legalName: 'Rumbo Ejemplo, S. de R. L.',
  email: 'hola@rumbo.example',
  phone: '+50499990000',
} as const
