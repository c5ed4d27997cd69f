import { expect, test } from 'vitest'
import { TRIP_MESSAGES } from '~/i18n/messages/trip'
import { durationText } from './duration'

test.each([
  [0.25, 'unos 15 minutos', 'about 15 minutes'],
  [0.5, 'una media hora', 'about half an hour'],
  [1, 'alrededor de una hora', 'about an hour'],
  [1.5, 'alrededor de hora y media', 'about an hour and a half'],
  [1.75, 'unas 2 horas', 'about 2 hours'],
  [2.5, 'unas 2 horas y media', 'about 2½ hours'],
  [13, 'unas 13 horas', 'about 13 hours'],
])('PLAN-05 %s hours are "%s" and "%s"', (hours, es, en) => {
  expect(durationText(hours, TRIP_MESSAGES.es.plan.duration, 'es')).toBe(es)
  expect(durationText(hours, TRIP_MESSAGES.en.plan.duration, 'en')).toBe(en)
})
