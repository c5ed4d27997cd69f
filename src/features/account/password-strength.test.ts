import { expect, test } from 'vitest'
import { passwordStrength } from './password-strength'
import { worthOf } from './password-worth'

const OWNER = ['Mariposa', 'Zelaya Núñez', 'lempirita@correo.hn']

test.each([
  ['', { level: 'short', missing: 8 }],
  ['1234567', { level: 'short', missing: 1 }],
  ['🌴🌴🌴🌴', { level: 'short', missing: 4 }],
  ['palmeras', { level: 'weak' }],
  ['aB1-aB1-', { level: 'repeated' }],
  ['Aaaaaaaa1!', { level: 'repeated' }],
  ['aB1-'.repeat(65), { level: 'long' }],
  ['aB1-🌴'.repeat(51), { level: 'common' }],
])('SIGN-01 the strength of %j has a text', (password, strength) => {
  expect(passwordStrength(password)).toEqual(strength)
})

test.each(['Mariposa2024!', 'Zelaya123!', 'Nunez-2026', 'L3mpirita!!', 'Lempirita@correo.hn1', 'M@r1p0s@77'])(
  'SIGN-01 %s is weak because it contains the name or address',
  (password) => {
    expect(passwordStrength(password, OWNER)).toEqual({ level: 'own' })
  },
)

test.each([
  ...[
    'Password123!',
    'P@ssw0rd2024',
    'P@$$w0rd1',
    'Contraseña2020',
    'Changeme1',
    'Hola1234!',
    'Mariajose1990!',
  ],
  ...['Honduras2026', 'Sanpedrosula1', 'Roatan2024!', 'Tela-2026', 'Verano2024!', '2024Diciembre!'],
  ...['Qwerty123!', 'qwertyuiop1A', 'Asdfghjkl1', 'zxcvbnm,./A1', '1qaz2wsx3edcA', 'Q1w2e3r4', 'Lkjhgfdsa9'],
  ...['1234567890Aa', 'Abcdefgh1', 'Zyxwvu98', 'AaBbCc112233', 'Cafetera2024!', 'PUPUSAS123!', '*Baleada99*'],
])('SIGN-01 %s is weak because it is tried first', (password) => {
  expect(passwordStrength(password)).toEqual({ level: 'common' })
})

test.each([
  'aB1-xQ9z',
  'rk7-9Q2x',
  'gT5$wqLm',
  'Perro y gato 7',
  'Tres tigres tristes',
  'Maria-Jose-Tela-1990',
])('SIGN-01 %s is not weak', (password) => {
  expect(['fair', 'strong']).toContain(passwordStrength(password).level)
})

test.each([
  ...['Honduras-lago-7', 'rumbo-local-1', 'Copán y Roatán 2026', 'Correct horse battery staple'],
  ...['Zelaya come mango 8', 'aB1-xQ9z+Kw4v', 'fresa-Dulce-monte'],
])('SIGN-01 %s is strong', (password) => {
  expect(passwordStrength(password, OWNER)).toEqual({ level: 'strong' })
})

test('SIGN-01 a password that repeats itself is no stronger than once', () => {
  expect(worthOf('Lluvia-9xLluvia-9x', [])).toEqual(worthOf('Lluvia-9x', []))
  expect(passwordStrength('Perico7Perico7')).toEqual({ level: 'fair' })
})
