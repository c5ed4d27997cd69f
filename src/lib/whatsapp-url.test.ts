import { expect, test } from 'vitest'
import { whatsappUrl } from './whatsapp-url'

test('CONTACT-01 the plus sign is dropped and the text is URL-encoded', () => {
  expect(whatsappUrl('+50499990000', '¡Hola! 2 × $5 & más\n#1')).toBe(
    'https://wa.me/50499990000?text=%C2%A1Hola!%202%20%C3%97%20%245%20%26%20m%C3%A1s%0A%231',
  )
})
