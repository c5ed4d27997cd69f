import { expect, test } from 'vitest'
import * as measures from './measures'

/** With plain spaces. */
const plain =
  <Measure>(format: (value: Measure, locale: 'es' | 'en') => string) =>
  (value: Measure, locale: 'es' | 'en') =>
    format(value, locale).replaceAll('\u00a0', ' ')

const formatWeight = plain(measures.formatWeight)
const formatVolume = plain(measures.formatVolume)
const formatDimensions = plain(measures.formatDimensions)

test('PROD-01 English has US units first, Spanish metric ones, and both have both', () => {
  expect(formatWeight(45, 'en')).toBe('1.6 oz (45 g)')
  expect(formatWeight(45, 'es')).toBe('45 g (1.6 oz)')
  expect(formatVolume(100, 'en')).toBe('3.4 fl oz (100 ml)')
  expect(formatVolume(100, 'es')).toBe('100 ml (3.4 oz líq.)')
  expect(formatDimensions([6.5, 3, 1.3], 'en')).toBe('2.6 × 1.2 × 0.5 in (6.5 × 3 × 1.3 cm)')
  expect(formatDimensions([6.5, 3, 1.3], 'es')).toBe('6.5 × 3 × 1.3 cm (2.6 × 1.2 × 0.5 pulg.)')
})

test('PLAN-05 English has Fahrenheit and feet before Celsius and meters', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  expect(plain(measures.formatTemperature([24, 29], 'en'))).toBe('75–84°F (24–29°C)')
  expect(plain(measures.formatTemperature(13, 'es'))).toBe('13 °C')
  expect(plain(measures.formatHeight(1150, 'en'))).toBe('3,770 ft (1,150 m)')
  expect(plain(measures.formatHeight(1150, 'es'))).toBe('1,150 m')
})

test('PROD-01 heavy items are in pounds and kilograms', () => {
  expect(formatWeight(570, 'en')).toBe('1.3 lb (570 g)')
  expect(formatWeight(1250, 'es')).toBe('1.3 kg (2.8 lb)')
})
