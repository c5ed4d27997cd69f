import { expect, test } from 'vitest'
import { seedPlaceNames } from '../testing/data'
import { readRequest } from './read-request'
import { TODAY } from './testing/requests'

test.each([
  ['en', 'second half of January', { start: '2027-01-16' }],
  ['es', 'segunda quincena de enero', { start: '2027-01-16', days: 15 }],
  ['es', 'la primera quincena de marzo', { start: '2027-03-01', days: 15 }],
  ['es', 'la primera quincena de marzo, 6 días', { start: '2027-03-01', days: 6 }],
  ['es', 'las dos primeras semanas de mayo', { start: '2027-05-01', days: 14 }],
  ['es', 'las primeras dos semanas de mayo', { start: '2027-05-01', days: 14 }],
  ['es', 'una quincena en enero', { month: 1, days: 15 }],
  ['en', 'September, independence day', { month: 9 }],
  ['es', 'el día de la independencia', { month: 9 }],
] as const)('PLAN-02 in %s, "%s" is a part of a month, fully understood', (locale, text, when) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test.each([
  ['es', 'del lunes 11 al jueves 14 de enero', { start: '2027-01-11', days: 4 }],
  ['es', 'del jueves 4 al domingo 7 de febrero', { start: '2027-02-04', days: 4 }],
  ['en', 'from Monday the 11th to Thursday the 14th of January', { start: '2027-01-11', days: 4 }],
  ['es', 'el viernes 15 de enero, regreso el martes 19', { start: '2027-01-15', days: 5 }],
  ['es', 'salgo el 5 de agosto y vuelvo el 26', { start: '2027-08-05', days: 22 }],
  ['es', 'llegamos el 2 de febrero y salimos el 11', { start: '2027-02-02', days: 10 }],
  ['es', 'llegamos el 20 d diciembre, nos quedamos hasta el 6 de enero', { start: '2026-12-20', days: 18 }],
  ['en', 'at Christmas, from the 20th to the 27th', { start: '2026-12-20', days: 8 }],
  ['es', 'en diciembre, del 18 al 27', { start: '2026-12-18', days: 10 }],
  ['es', 'fin de año, del 28 al 4', { start: '2026-12-28', days: 8 }],
  ['en', 'spring break, March 13 to 21', { start: '2027-03-13', days: 9 }],
  ['en', 'the week of February 15', { start: '2027-02-15', days: 7 }],
  ['es', 'la semana del 15 de febrero', { start: '2027-02-15', days: 7 }],
  ['en', 'arriving on the 5th of May and leaving early on the 12th', { start: '2027-05-05', days: 8 }],
  ['en', '4 days before our cruise leaves on March 10', { start: '2027-03-07', days: 4 }],
  ['es', '5 días antes de un crucero que sale el 10 de marzo', { start: '2027-03-06', days: 5 }],
  ['es', 'mitad de enero, una semana', { start: '2027-01-12', days: 7 }],
  ['en', 'a week after Easter', { start: '2027-03-29', days: 7 }],
  ['en', '5 days in April, after Easter', { month: 4, days: 5 }],
  ['en', 'one and a half weeks in December', { month: 12, days: 10 }],
  ['es', 'dos semanas y media en mayo', { month: 5, days: 17 }],
  ['en', '3 weeks from tomorrow, 1 week', { start: '2026-12-13', days: 7 }],
  ['en', 'two weeks from Saturday, 5 nights', { start: '2026-12-12', days: 6 }],
  ['es', 'de mañana en quince, 4 días', { start: '2026-12-06', days: 4 }],
  ['es', 'de este sábado en ocho, 3 días', { start: '2026-12-05', days: 3 }],
  ['en', 'next Tuesday, 4 days', { start: '2026-11-24', days: 4 }],
  ['es', 'el viernes que viene, 3 días', { start: '2026-11-27', days: 3 }],
  ['en', 'arriving Saturday, leaving the following Sunday', { start: '2026-11-28', days: 9 }],
  ['es', 'del lunes 7 al viernes 11', { start: '2026-12-07', days: 5 }],
  ['en', 'in on the 22nd and out on the 29th of December', { start: '2026-12-22', days: 8 }],
  ['es', 'llegamos el 23 y nos vamos el 2 de enero', { start: '2026-12-23', days: 11 }],
  ['es', 'enero 15, 6 noches', { start: '2027-01-15', days: 7 }],
  ['es', 'del treinta y uno de enero al cinco de febrero', { start: '2027-01-31', days: 6 }],
  ['en', 'Labor Day weekend', { start: '2027-09-03', days: 4 }],
  ['en', 'Memorial Day weekend, 3 days', { start: '2027-05-29', days: 3 }],
  ['en', 'this weekend, 3 nights', { start: '2026-11-27', days: 4 }],
  ['en', 'starting January 4, no wait, starting January 6, 8 days', { start: '2027-01-06', days: 8 }],
  ['en', '12th of January, no wait, the 14th', { start: '2027-01-14' }],
  ['es', 'el 12 de enero, perdón, el 14', { start: '2027-01-14' }],
  ['es', 'un finde largo', { days: 4 }],
  ['en', 'a week after Christmas, 5 days', { start: '2027-01-01', days: 5 }],
  ['es', 'dos semanas después de Navidad, 5 días', { start: '2027-01-08', days: 5 }],
  ['en', '6 days from next Tuesday', { start: '2026-11-24', days: 6 }],
  ['en', 'MLK weekend', { start: '2027-01-15', days: 4 }],
  ['en', "Presidents' Day weekend", { start: '2027-02-12', days: 4 }],
  ['es', 'la otra semana, 3 días', { start: '2026-11-23', days: 3 }],
  ['en', 'the week after next, 5 days', { start: '2026-11-30', days: 5 }],
  ['es', 'la semana subsiguiente, 4 días', { start: '2026-11-30', days: 4 }],
  ['en', 'in two weeks we fly for 6 days', { start: '2026-12-05', days: 6 }],
  ['es', 'en tres semanas viajamos por 4 días', { start: '2026-12-12', days: 4 }],
  ['en', 'two weeks from now, 5 days', { start: '2026-12-05', days: 5 }],
  ['es', 'pasado mañana, 3 días', { start: '2026-11-23', days: 3 }],
  ['en', 'the day after tomorrow, 3 days', { start: '2026-11-23', days: 3 }],
  ['en', 'we go in two weeks, back on Dec 10', { start: '2026-12-05', days: 6 }],
  ['es', 'treinta días', { days: 30 }],
  ['en', 'in two weeks, 4 nights', { start: '2026-12-05', days: 5 }],
  ['es', 'en dos semanas, 4 noches', { start: '2026-12-05', days: 5 }],
  ['es', 'dentro de diez días', { start: '2026-12-01' }],
  ['en', 'five days in three weeks', { start: '2026-12-12', days: 5 }],
  ['en', 'in two weeks we want to spend 10 days', { start: '2026-12-05', days: 10 }],
  ['es', 'de acá a un mes, 10 días', { start: '2026-12-21', days: 10 }],
  ['en', 'we go in a fortnight, for 3 days', { start: '2026-12-05', days: 3 }],
  ['es', 'de hoy en ocho, 3 días', { start: '2026-11-28', days: 3 }],
  ['es', 'el sábado de la otra semana, 2 días', { start: '2026-11-28', days: 2 }],
  ['en', 'a week from Friday, 4 days', { start: '2026-12-04', days: 4 }],
  ['en', 'arrive on January 5 and out of Honduras on the 15th', { start: '2027-01-05', days: 11 }],
  ['en', "in ten days we're going to see Honduras", { days: 10 }],
  ['es', 'en 10 días vamos a conocer Honduras', { days: 10 }],
  ['en', 'between mid January and early February, 8 days', { start: '2027-01-15', days: 8 }],
  ['es', 'entre mediados de enero y principios de febrero', { start: '2027-01-15', days: 24 }],
  ['en', 'mid March to end of March', { start: '2027-03-15', days: 17 }],
  ['en', 'mid March to end of March, about 2 weeks', { start: '2027-03-15', days: 14 }],
  ['en', 'late March to mid April', { start: '2027-03-25', days: 22 }],
  ['es', 'de finales de enero a principios de febrero', { start: '2027-01-25', days: 14 }],
  ['en', 'a long weekend, Thursday to Monday', { start: '2026-11-26', days: 5 }],
  ['es', 'de jueves a domingo', { start: '2026-11-26', days: 4 }],
  ['en', 'Tuesday Feb 2 to Thursday Feb 4, then the weekend', { start: '2027-02-02', days: 6 }],
  ['en', 'from March 5 to 8, a long weekend', { start: '2027-03-05', days: 4 }],
  ['en', 'December 19 to 27, 8 nights', { start: '2026-12-19', days: 9 }],
  ['en', 'Arriving the 3rd, departing the 12th of February', { start: '2027-02-03', days: 10 }],
  ['en', 'departing Feb 3, returning Feb 10', { start: '2027-02-03', days: 8 }],
  ['en', 'July 4th week', { start: '2027-07-04', days: 7 }],
  ['en', 'July 4th weekend', { start: '2027-07-02', days: 3 }],
  ['en', 'July 4 week', { start: '2027-07-04', days: 7 }],
  ['en', 'July 4 week 2028', { start: '2028-07-04', days: 7 }],
  ['en', 'July 4 weekend, 2027', { start: '2027-07-02', days: 3 }],
  ['en', 'June 12 week', { start: '2027-06-12', days: 7 }],
  ['en', 'June 6 week trip', { month: 6, days: 42 }],
  ['en', 'July 4 weeks', { month: 7, days: 28 }],
  ['en', 'July 1 week', { month: 7, days: 7 }],
  ['en', 'Thanksgiving week 2028', { start: '2028-11-20', days: 7 }],
  ['en', '10 days 9 nights in May', { month: 5, days: 10 }],
  ['en', '10 nights (11 days)', { days: 11 }],
  ['es', 'ocho días, siete noches en mayo', { month: 5, days: 8 }],
  ['en', '8d/7n in May', { month: 5, days: 8 }],
  ['en', '8D7N', { days: 8 }],
  ['en', '10 dyas in febuary', { month: 2, days: 10 }],
  ['en', 'half a month in may', { month: 5, days: 15 }],
  ['en', 'Feb 14, arriving 2 days before, leaving 3 days after', { start: '2027-02-12', days: 6 }],
  [
    'es',
    'el 14 de febrero, llegamos 2 días antes y salimos 3 días después',
    { start: '2027-02-12', days: 6 },
  ],
  ['en', 'Friday to the following Tuesday', { start: '2026-11-27', days: 5 }],
  ['en', 'Monday to the following Friday', { start: '2026-11-23', days: 12 }],
  ['es', 'el viernes 15 de enero hasta el martes 26', { start: '2027-01-15', days: 12 }],
  ['es', 'el 10 de febrero al domingo', { start: '2027-02-10', days: 5 }],
  ['en', 'New Years Eve, fly home Jan 4', { start: '2026-12-31', days: 5 }],
  ['en', 'we come home Jan 4, flying in Dec 28', { start: '2026-12-28', days: 8 }],
  ['en', '4 days, then back home on Feb 10', { start: '2027-02-07', days: 4 }],
  ['en', '7 days mar', { month: 3, days: 7 }],
  ['es', '12 d setiembre, 5 días', { start: '2027-09-12', days: 5 }],
  ['en', 'a week in mar', { month: 3, days: 7 }],
  ['en', 'a fortnight in sept', { month: 9, days: 14 }],
  ['en', '10 days starting the Monday after Thanksgiving', { start: '2026-11-30', days: 10 }],
  ['es', 'el lunes después de Semana Santa, 5 días', { start: '2027-03-29', days: 5 }],
  ['en', 'the Saturday before Christmas for 8 days', { start: '2026-12-19', days: 8 }],
] as const)('PLAN-02 in %s, the time in "%s" is fully understood', (locale, text, when) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test('PLAN-02 hours are not a date', () => {
  expect(readRequest('4 hours in a car at most. 8 days in March', [], 'en', TODAY).when).toEqual({
    month: 3,
    days: 8,
  })
})

test.each([
  ['es', 'salimos el 3 de mayo y regresamos el 10'],
  ['en', 'we leave on 3 May and return 10 May'],
] as const)('PLAN-02 in %s, no words between the dates in "%s" are unknown', (locale, text) => {
  const when = { start: '2027-05-03', days: 8 }
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, unknown: [] })
})

test.each([
  ['en', 'we went in December 2023 and want to come back in 2027 in March for 9 days', { month: 3, days: 9 }],
  ['es', 'fuimos en diciembre de 2023 y queremos volver en marzo de 2027, 9 días', { month: 3, days: 9 }],
  ['en', 'we went to Utila last year, now 5 days in May', { month: 5, days: 5 }],
] as const)('PLAN-02 in %s, the earlier trip in "%s" is not the request', async (locale, text, when) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({ when, unknown: [] })
})

test('PLAN-02 the month of a date may be named twice', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('8 días en diciembre en Tela, llego el 22 de diciembre', places, 'es', TODAY)).toEqual({
    when: { start: '2026-12-22', days: 8 },
    adults: 1,
    places: ['tela'],
    unknown: [],
  })
})

test.each([
  ['en', 'two weeks in Aug', { when: { month: 8, days: 14 } }],
  ['en', 'two weeks in Apr', { when: { month: 4, days: 14 } }],
  ['es', 'dos semanas en ago', { when: { month: 8, days: 14 } }],
  ['es', 'dos semanas en ene', { when: { month: 1, days: 14 } }],
  ['es', 'de mayo 4 a mayo 14', { when: { start: '2027-05-04', days: 11 } }],
  ['es', 'mayo 4 al 14', { when: { start: '2027-05-04', days: 11 } }],
  [
    'en',
    '3 nts Yojoa, 2 nts Tela',
    {
      when: { days: 6 },
      places: ['lago-de-yojoa', 'tela'],
      nights: { 'lago-de-yojoa': 3, tela: 2 },
    },
  ],
] as const)('PLAN-02 %s: abbreviated times in "%s" are read', async (locale, text, expected) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ ...expected, unknown: [] })
})

test.each([
  ['en', 'day trip to Valle de Angeles from Tegucigalpa Dec 5', 'tegucigalpa', []],
  ['en', 'one day trip to Utila from Roatan on Dec 5', 'utila', ['Roatan']],
  ['en', 'Copan for the day, Dec 5', 'copan', []],
  ['es', 'excursión de un día a Valle de Ángeles el 5 de diciembre', 'tegucigalpa', []],
  ['es', 'viaje de un día a Copán el 5 de diciembre', 'copan', []],
] as const)('PLAN-02 %s: "%s" is a one-day trip', async (locale, text, place, unknown) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toMatchObject({ when: { start: '2026-12-05', days: 1 }, places: [place], unknown })
})

test.each([
  ['en', 'Roatan 12/20-1/3', { start: '2026-12-20', days: 15 }, []],
  ['es', 'a partir del 5 d enero, 11 días', { start: '2027-01-05', days: 11 }, []],
  ['es', 'del 1ro al 7 de agosto', { start: '2027-08-01', days: 7 }, []],
  ['en', 'home by March 30, leaving March 21', { start: '2027-03-21', days: 10 }, []],
  ['en', 'March 3 in Tela, or March 20', { start: '2027-03-03' }, ['20']],
  ['es', 'Estudiantes de la UNAH, 3 días', { days: 3 }, ['Estudiantes de la UNAH']],
  ['es', '8 hrs en Roatán el 22 de enero', { start: '2027-01-22' }, ['8 hrs']],
  ['es', '10 horas de vuelo', {}, ['10 horas']],
  ['en', 'June 12, staying thurs to tues', { start: '2027-06-10', days: 6 }, []],
  ['en', 'January 13, Friday to Monday', { start: '2027-01-13', days: 4 }, ['Friday to Monday']],
  ['en', 'the first week of March, Friday to Sunday', { start: '2027-03-05', days: 3 }, []],
  ['en', 'next week, Wed-Fri', { start: '2026-11-25', days: 3 }, []],
  [
    'es',
    'el sábado 17 de abril, llegamos el jueves y nos vamos el martes',
    { start: '2027-04-15', days: 6 },
    [],
  ],
  ['en', '8 nights in Nov 2027', { start: '2027-11-01', days: 9 }, []],
  ['es', '12 días en noviembre', { start: '2027-11-01', days: 12 }, []],
  ['es', 'finales de marzo 9 noches', { start: '2027-03-22', days: 10 }, []],
  [
    'en',
    'the 14th of Feb at 9pm, leaving the 21st at 6am',
    { start: '2027-02-14', days: 8 },
    ['at 9pm', 'at 6am'],
  ],
  ['en', 'July 10 thru 17', { start: '2027-07-10', days: 8 }, []],
  ['en', '12/20 through 12/28', { start: '2026-12-20', days: 9 }, []],
  ['en', 'the first week of May in Utila, then 3 nights in Roatan', { start: '2027-05-01', days: 10 }, []],
  ['en', 'June 3, a week', { start: '2027-06-03', days: 7 }, []],
  ['es', 'ida el 9 y vuelta el 13 de abril', { start: '2027-04-09', days: 5 }, []],
  ['en', '2 hours driving a day, 10 days', { days: 10 }, ['2 hours driving a day']],
  ['en', 'a day of rest, 10 days', { days: 10 }, []],
  ['en', 'June 19, arriving 2 days before', { start: '2027-06-17' }, []],
  ['es', 'el 20 de febrero, llegamos dos días antes, una semana', { start: '2027-02-18', days: 7 }, []],
  ['en', 'July 10-13, arriving 2 days early', { start: '2027-07-08', days: 6 }, []],
  ['en', '10 nights in late April, and a night dive', { start: '2027-04-20', days: 11 }, []],
  ['en', 'home by March 30, 5 days', { start: '2027-03-26', days: 5 }, []],
  ['en', 'the trip ends on March 30, 5 days', { start: '2027-03-26', days: 5 }, []],
  ['es', 'termina el 30 de marzo, 5 días', { start: '2027-03-26', days: 5 }, []],
  ['en', 'school ends March 30, 5 days', { start: '2027-03-30', days: 5 }, ['school']],
  ['en', 'home by March 30', {}, ['March 30']],
  ['es', 'navidad en Comayagua, en Roatán hasta el 2 de enero', { start: '2026-12-24', days: 10 }, []],
  ['es', 'llegamos el lunes 4 de enero 2027 y salimos el domingo 10', { start: '2027-01-04', days: 7 }, []],
  ['es', 'llegamos 24 dic 2026 y salimos 2 ene 2027', { start: '2026-12-24', days: 10 }, []],
  ['es', '10 días. No, son 12 días', { days: 12 }, []],
  ['en', '8 days. Scratch that, 10 days', { days: 10 }, []],
  ['es', 'no son 8 dias, son 10', { days: 10 }, []],
  ['en', 'not 1 week but 10 days', { days: 10 }, []],
  ['en', '8 days, no, 2 kids', { days: 8 }, []],
  ['es', '7 días. Mejor 2 noches en Copán y 3 en Tela', { days: 7 }, []],
  ['en', 'arriving Mar 2, back Mar 9', { start: '2027-03-02', days: 8 }, []],
  ['es', 'cerca del mar 10 días', { days: 10 }, []],
  ['es', 'máximo 14, marzo', { month: 3 }, ['14']],
  ['es', 'semana del 5 de julio', { start: '2027-07-05', days: 7 }, []],
  [
    'es',
    'llegamos el 24/12 por la noche y nos vamos el 5/1 en la mañana',
    { start: '2026-12-24', days: 13 },
    ['por la noche', 'en la mañana'],
  ],
  [
    'en',
    'we arrive on 12/24 at night and leave on 1/5 at 3 pm',
    { start: '2026-12-24', days: 13 },
    ['at night', 'at 3 pm'],
  ],
  ['es', '$40 por noche, 5 días', { days: 5 }, ['$40 por noche']],
  // No month.
  [
    'es',
    'llegamos el 20 por la noche y nos vamos el 25',
    {},
    ['el 20 por la noche y nos vamos el 25', 'por la noche'],
  ],
  ['en', '2 weeks in April, 3 kayaks', { month: 4, days: 14 }, ['3']],
  ['es', 'una semana en abril, 3 maletas', { month: 4, days: 7 }, ['3 maletas']],
  ['en', 'April, 3 to 10', { start: '2027-04-03', days: 8 }, []],
  ['en', 'in April 3 of us', { month: 4 }, []],
  ['en', 'April 3, friends', { start: '2027-04-03' }, []],
  ['en', '3/4/2027 to 11/4/2027', { start: '2027-04-03', days: 9 }, []],
  ['en', '3/4 to 5/4', { start: '2027-04-03', days: 3 }, []],
  ['en', '3/4/2027 to 3/11/2027', { start: '2027-03-04', days: 8 }, []],
  ['en', '12/20 to 1/5', { start: '2026-12-20', days: 17 }, []],
] as const)('PLAN-02 in %s, "%s" is read as this time', async (locale, text, when, unknown) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect({ when: read.when, unknown: read.unknown }).toEqual({ when, unknown })
})

test.each([
  ['en', 'cruise ship in Roatan on the 4th of March from 8 to 5', { start: '2027-03-04', days: 1 }],
  ['en', 'May 3 at 8 to May 5 at 6', { start: '2027-05-03', days: 3 }],
  ['en', 'next friday till sunday', { start: '2026-11-27', days: 3 }],
  ['en', 'from this coming friday to sunday', { start: '2026-11-27', days: 3 }],
  ['es', 'del próximo viernes al domingo', { start: '2026-11-27', days: 3 }],
  ['es', 'viernes que viene hasta el domingo', { start: '2026-11-27', days: 3 }],
  ['en', 'arrive on Feb 13 and fly out the 20th', { start: '2027-02-13', days: 8 }],
  ['en', 'first wk of August', { start: '2027-08-01', days: 7 }],
  ['en', '2 1/2 weeks in May', { month: 5, days: 17 }],
  ['es', '2½ semanas en mayo', { month: 5, days: 17 }],
] as const)('PLAN-02 in %s, "%s" is exactly this time', async (locale, text, when) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.when, read.unknown]).toEqual([when, []])
})

test.each([
  ['es', 'Del 1 al 9 de marzo, no, perdón, del 2 al 10', '2027-03-02', 9],
  ['es', 'del 1 al 9 de marzo, perdón, del 2 al 10 de abril', '2027-04-02', 9],
  ['en', 'March 1 to 9, sorry, March 2 to 10', '2027-03-02', 9],
  ['en', 'from March 1 to March 9, no wait, from March 28 to April 2', '2027-03-28', 6],
  ['en', 'March 1-9, I mean 2-10', '2027-03-02', 9],
  ['en', 'march 3 to march 12. Sorry, I meant april', '2027-04-03', 10],
  ['es', 'del 3 al 12 de marzo, no, de abril', '2027-04-03', 10],
  ['en', 'Feb 3rd - actually make it the 5th - to the 12th', '2027-02-05', 8],
  ['es', 'del 3 al 12 de enero, perdón, el 14', '2027-01-03', 12],
] as const)('PLAN-02 in %s, the later dates in "%s" count', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

// November 21, 2026 is a Saturday.
test.each([
  ['el otro finde, de viernes a domingo', '2026-11-27', 3],
  ['el otro fin de semana', '2026-11-27', 3],
  ['the weekend after next, Thursday to Sunday', '2026-11-26', 4],
  ['this weekend, Friday to Sunday', '2026-11-27', 3],
] as const)('PLAN-02 "%s" is a weekend with these days', (text, start, days) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test.each([
  ['es', '7 días en marzo pero no en Semana Santa', { month: 3, days: 7 }, 'no en Semana Santa'],
  ['es', 'una semana en abril, semana santa no', { month: 4, days: 7 }, 'semana santa no'],
  ['en', 'a week in march but not during easter', { month: 3, days: 7 }, 'not during easter'],
  ['en', 'in april, avoid Holy Week', { month: 4 }, 'avoid Holy Week'],
  [
    'en',
    '6 days in december, not over Christmas or New Year',
    { month: 12, days: 6 },
    'not over Christmas or New Year',
  ],
  [
    'en',
    "we can't come for thanksgiving, 6 days in november",
    { month: 11, days: 6 },
    "can't come for thanksgiving",
  ],
] as const)('PLAN-02 in %s, "%s" keeps its month and names the holiday', (locale, text, when, named) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when, ignored: [named], unknown: [] })
})

test.each(['6 days before easter', 'Semana Santa, no ruins', 'semana santa, no queremos playa'])(
  'PLAN-02 "%s" is still about the holiday',
  (text) => {
    expect(readRequest(text, [], 'en', TODAY).when.start).toMatch(/^2027-03/)
  },
)

test.each([
  ['Was thinking July, actually scratch that, make it August', 8],
  ['in June, no wait, in July', 7],
  ['en junio, perdón, en julio', 7],
  ['en mayo, mejor junio', 6],
  ['no en mayo, mejor en junio', 6],
  ['in March, oops I mean May', 5],
  ['no vamos en marzo sino en abril', 4],
  ['not in March but in April', 4],
  // April is not a correction.
  ['en marzo, no en abril', 3],
])('PLAN-02 the later month in "%s" counts', (text, month) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { month }, unknown: [] })
})

// Good Friday in 2027 is March 26.
test.each([
  ['en', 'Semana Santa but back before Good Friday', '2027-03-21', 5],
  ['es', 'semana santa pero de regreso antes del viernes santo', '2027-03-21', 5],
  ['en', '5 days, back by Good Friday', '2027-03-22', 5],
  ['en', 'from March 20 until Good Friday', '2027-03-20', 7],
  ['es', 'del 20 de marzo al jueves santo', '2027-03-20', 6],
  ['es', 'del 20 de marzo hasta el Sábado Santo', '2027-03-20', 8],
  ['en', 'Good Friday until the following Wednesday', '2027-03-26', 6],
  ['en', 'Holy Thursday - April 2', '2027-03-25', 9],
  ['es', 'Jueves Santo a Domingo de Resurrección', '2027-03-25', 4],
  ['es', 'lunes santo a viernes santo 2027', '2027-03-22', 5],
  ['es', 'viernes santo a lunes', '2027-03-26', 4],
  ['es', 'domingo de ramos hasta sábado de gloria 2027', '2027-03-21', 7],
] as const)('PLAN-02 in %s, "%s" begins or ends on a day of Holy Week', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test.each([
  [
    'salen de vacaciones el 20 de noviembre y entran el 1 de febrero, una semana en enero',
    { month: 1, days: 7 },
  ],
  ['school starts August 20, 8 days in July', { month: 7, days: 8 }],
  ['nos casamos en diciembre, 7 días en febrero', { month: 2, days: 7 }],
  ["we're getting married in June, 10 days in July", { month: 7, days: 10 }],
] as const)(
  'PLAN-02 dates of school or of getting married are not the dates of the trip: "%s"',
  (text, when) => {
    expect(readRequest(text, [], 'es', TODAY)).toMatchObject({
      when,
      ignored: [text.split(', ')[0]],
      unknown: [],
    })
  },
)

test.each([
  ['our daughter turns 11 in January', {}, 'our daughter turns 11 in January'],
  ["my son has his birthday in March, he'll be 8", {}, "my son has his birthday in March, he'll be 8"],
  ['el cumpleaños de mi hijo es en marzo', {}, 'el cumpleaños de mi hijo es en marzo'],
  ['8 days in July, our daughter turns 11 in January', { month: 7, days: 8 }, 'in January'],
  ['2 adults, our daughter turns 11 in January', {}, 'in January'],
  ['we fly March 3 to 10, our son turns 8 on March 5', { start: '2027-03-03', days: 8 }, 'on March 5'],
] as const)('PLAN-02 a birthday is not the date of the trip: "%s"', (text, when, named) => {
  expect(readRequest(text, [], 'en', TODAY)).toMatchObject({ when, ignored: [named], unknown: [] })
})

test.each([
  ['a week in Roatán, our daughter turns 11 in January', { month: 1, days: 7 }],
  ['kids get out of school June 11, 10 days', { start: '2027-06-11', days: 10 }],
  ['nos casamos en diciembre, 7 días', { month: 12, days: 7 }],
] as const)('PLAN-02 without another month, those are the dates of the trip: "%s"', (text, when) => {
  expect(readRequest(text, [], 'es', TODAY).when).toEqual(when)
})

test.each([
  ['no queremos pasar navidad en la playa, 6 días en mayo', 'no queremos pasar navidad en la playa'],
  ["6 days in May, we don't want to spend Easter at the beach", "don't want to spend Easter at the beach"],
] as const)('PLAN-02 where a holiday is not to be spent is not a preference: "%s"', (text, named) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({
    when: { month: 5, days: 6 },
    ignored: [named],
    unknown: [],
  })
})

test.each([
  ['llegamos jueves 1 y volvemos domingo 4 de abril', '2027-04-01', 4],
  ['salimos el 22 y regresamos a más tardar el 26 de dic', '2026-12-22', 5],
  ['from Dec 22 to Dec 26 at the latest', '2026-12-22', 5],
] as const)('PLAN-02 "%s" gives both dates', (text, start, days) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test.each([
  ['en', '5 nights starting thanksgiving day', '2026-11-26', 6],
  ['es', 'una semana a partir de navidad', '2026-12-24', 7],
  ['en', 'a week at Christmas', '2026-12-22', 7],
  ['en', "Christmas Eve to New Year's Day", '2026-12-24', 9],
  ['es', 'de nochebuena a año nuevo', '2026-12-24', 9],
  ['en', "Christmas to New Year's", '2026-12-25', 8],
  ['en', "Presidents' Day week", '2027-02-12', 7],
  ['en', 'Easter week', '2027-03-21', 8],
  ['es', 'la semana morazánica', '2027-10-06', 5],
  ['en', 'Thanksgiving break 2027, Sun to Sun', '2027-11-21', 8],
  ['en', 'Thanksgiving 2027, Thursday to Sunday', '2027-11-25', 4],
  ['en', 'Labor Day, Friday to Monday', '2027-09-03', 4],
  ['en', 'two days before Thanksgiving for a week', '2026-11-24', 7],
  ['en', '6 days before Thanksgiving 2027', '2027-11-19', 6],
  ['es', 'día de reyes, 5 días', '2027-01-04', 5],
] as const)('PLAN-02 in %s, "%s" starts on a holiday or includes it', (locale, text, start, days) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: { start, days }, unknown: [] })
})

test('PLAN-02 days of travel there and back are not the length of the trip', async () => {
  const text = '3 days Roatan, 3 days Utila, 1 day travel each'
  expect(readRequest(text, await seedPlaceNames('en'), 'en', TODAY).when).toEqual({ days: 6 })
})

test.each([
  ['en', 'planned 10 days in July but now only have 8', { month: 7, days: 8 }],
  ['es', 'eran 10 días pero solo tenemos 8 días en julio', { month: 7, days: 8 }],
  ['en', '7 days but we only have 2 kids', { days: 7 }],
  ['en', 'enter on February 2, leave 10 days later', { start: '2027-02-02', days: 11 }],
  ['es', 'llegamos el 2 de febrero y salimos 10 días después', { start: '2027-02-02', days: 11 }],
  ['en', 'work trip May 10-12 then I add 5 days', { start: '2027-05-10', days: 8 }],
  ['es', 'Amapala 2 noches y luego Tegus 1 noche', { days: 4 }],
  ['en', 'a long weekend in late May, 4 days', { start: '2027-05-28', days: 4 }],
  ['en', 'a relaxing week in Roatan in February', { month: 2, days: 7 }],
  ['en', 'snorkeling week with friends in Roatan', { days: 7 }],
  ['en', 'the coming week in Roatan', {}],
  ['es', 'reunión en Tegucigalpa el 12 de enero y 4 días más', { start: '2027-01-12', days: 5 }],
  ['en', 'meeting on January 12 and 4 more days', { start: '2027-01-12', days: 5 }],
  ['en', "arriving Dec 22nd, we'll stay until the 29th", { start: '2026-12-22', days: 8 }],
  ['en', 'from December 22 through the 29th', { start: '2026-12-22', days: 8 }],
  ['en', 'December 22, leaving on the 2nd', { start: '2026-12-22', days: 12 }],
  [
    'es',
    'desde el 15/01/2027 y me regreso por avión desde San Pedro el 24',
    { start: '2027-01-15', days: 10 },
  ],
  ['es', 'del 10 de enero y nos vamos en avión desde Roatán el 24', { start: '2027-01-10', days: 15 }],
  ['en', 'April 22nd, Copan, leave Sunday night', { start: '2027-04-22', days: 4 }],
  ['en', '11/4 to 18/4, Roatan', { start: '2027-04-11', days: 8 }],
  ['es', 'desde el 30 de febrero', {}],
  ['en', 'a week in November, on November 25 at the latest', { start: '2026-11-25', days: 7 }],
  ['es', 'llegamos el 22 de diciembre y nos quedamos hasta el 29', { start: '2026-12-22', days: 8 }],
  ['es', '5 de marzo, 3 niños', { start: '2027-03-05' }],
  ['en', "Valentine's weekend in Roatan", { start: '2027-02-13', days: 3 }],
  ['es', 'San Valentín en Utila, 4 días', { start: '2027-02-12', days: 4 }],
  ['es', 'reuniones de trabajo y después 3 días de playa, 6 días en mayo', { month: 5, days: 6 }],
  ['en', 'meetings, then 3 days at the beach, 5 days of hiking', { days: 8 }],
  ['en', 'meetings for 3 days, then 4 days at the beach', { days: 7 }],
  [
    'en',
    'business trip to Tegucigalpa Mon-Wed next week, then a long weekend in Copán, fly home Sunday',
    { start: '2026-11-23', days: 7 },
  ],
  [
    'en',
    'Tuesday to Thursday next week in Tegucigalpa for work, then a weekend in Copán, fly home Sunday',
    { start: '2026-11-24', days: 6 },
  ],
  ['es', 'de lunes a miércoles de la próxima semana', { start: '2026-11-23', days: 3 }],
  ['en', 'Wednesday next week, 4 days in Tela', { start: '2026-11-25', days: 4 }],
  [
    'es',
    'reuniones en Tegucigalpa el lunes y martes y después 3 días libres en el Lago de Yojoa',
    { start: '2026-11-23', days: 5 },
  ],
  ['en', 'meetings on Monday and Thursday, 5 days', { start: '2026-11-23', days: 5 }],
  ['en', 'Copan, 4 days then back to Guatemala, Feb 10', { start: '2027-02-10', days: 4 }],
  [
    'en',
    'we get married on April 10 and fly to Roatan the next day for a week',
    { start: '2027-04-11', days: 7 },
  ],
  [
    'en',
    'we get married on May 1 and leave for Honduras two days later for 10 days',
    { start: '2027-05-03', days: 10 },
  ],
  [
    'en',
    'The wedding is on June 12, we leave for Honduras two days later and stay 10 days',
    { start: '2027-06-14', days: 10 },
  ],
  [
    'es',
    'nos casamos el 10 de abril y al día siguiente volamos a Roatán por una semana',
    { start: '2027-04-11', days: 7 },
  ],
  ['en', 'our wedding on Roatan is on June 12 and we fly home the next day', { start: '2027-06-12' }],
  ['en', 'we arrive on April 10 and fly to Roatan the next day, 8 days', { start: '2027-04-10', days: 8 }],
  [
    'en',
    'we fly to Roatan the day after Christmas and stay until January 2',
    { start: '2026-12-26', days: 8 },
  ],
  ['es', 'un día después de Navidad volamos a Roatán por una semana', { start: '2026-12-26', days: 7 }],
  ['es', 'volamos al día siguiente de Navidad, una semana', { start: '2026-12-26', days: 7 }],
  [
    'es',
    'Tegucigalpa de lunes a miércoles y Comayagua el jueves, semana del 8 de febrero de 2027',
    { start: '2027-02-08', days: 4 },
  ],
  [
    'en',
    'Tela Monday to Wednesday, Copan on Thursday and Gracias on Friday, week of February 8',
    { start: '2027-02-08', days: 5 },
  ],
  [
    'en',
    'we work Monday to Wednesday and arrive on Thursday, week of February 8',
    { start: '2027-02-08', days: 3 },
  ],
  [
    'es',
    'Tela de lunes a miércoles y Copán el sábado, semana del 8 de febrero',
    { start: '2027-02-08', days: 3 },
  ],
  ['en', '7 days diving in Utila in May', { month: 5, days: 7 }],
  ['en', '6 days diving roatan', { days: 6 }],
  ['es', '5 días snorkel y playa', { days: 5 }],
  ['en', '7-day diving trip', { days: 7 }],
  ['en', '6 days in Utila with 2 night dives', { days: 6 }],
  ['en', 'spring break 2028: March 13-20', { start: '2028-03-13', days: 8 }],
  ['en', 'we met in 2019, March 13-20', { start: '2027-03-13', days: 8 }],
  ['en', 'arrive on December 18 and fly home the day after Christmas', { start: '2026-12-18', days: 9 }],
  [
    'en',
    "We arrive on February 12, 2027 and fly home on the day after Valentine's Day. Roatan.",
    { start: '2027-02-12', days: 4 },
  ],
  [
    'es',
    'Llegamos el 12 de febrero de 2027 y regresamos el día después de San Valentín',
    { start: '2027-02-12', days: 4 },
  ],
  [
    'es',
    'llegamos el 18 de diciembre y volvemos dos días antes de Año Nuevo',
    { start: '2026-12-18', days: 12 },
  ],
  ['en', 'arrive on April 20, 2028, home the day after Easter', { start: '2028-04-20' }],
  ['en', 'arrive on April 12, 2028, home the day after Easter', { start: '2028-04-12', days: 6 }],
  [
    'en',
    'My birthday is February 14, 2027. We arrive two days before and fly home the day after',
    { start: '2027-02-12', days: 4 },
  ],
  [
    'en',
    'The wedding is on June 19. We arrive the day before and leave the next day',
    { start: '2027-06-18', days: 3 },
  ],
  [
    'es',
    'La boda es el 19 de junio. Llegamos dos días antes y regresamos al día siguiente',
    { start: '2027-06-17', days: 4 },
  ],
] as const)('PLAN-02 in %s, "%s" has this length', async (locale, text, when) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY).when).toEqual(when)
})

test.each([
  ['12 días desde el 28 de diciembre, el 6 de enero en Copán', 12, '6 de enero'],
  ['12 días desde el 28 de diciembre, el 6 de enero en Copán y el año nuevo en Roatán', 12, '6 de enero'],
  ['12 días desde el 28 de diciembre hasta el 6 de enero', 10, '12 días'],
  ['12 días, desde el 28 de diciembre, regreso el 6 de enero', 10, '12 días'],
])('PLAN-02 a date within the trip does not end it: "%s"', async (text, days, named) => {
  const { when, unknown } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(when).toEqual({ start: '2026-12-28', days })
  expect(unknown).toEqual([expect.stringContaining(named)])
})

test.each(['spring break 2027 March 13-20', 'spring break 2027, from March 13 to 20', 'March 13-20, 2027'])(
  'PLAN-02 the year in "%s" is read',
  (text) => {
    expect(readRequest(text, [], 'en', TODAY)).toEqual({
      when: { start: '2027-03-13', days: 8 },
      unknown: [],
    })
  },
)

test.each([
  ["arrive on April 3 and fly home on the day after St. Patrick's Day", ['St', "Patrick's"]],
  ['leaving December 20, back on the day after Pancake Day', ['Pancake']],
])('PLAN-02 a holiday that is not known is named: "%s"', (text, unknown) => {
  expect(readRequest(text, [], 'en', TODAY).unknown).toEqual(unknown)
})

test.each([
  ['en', 'arriving Friday, December 20 for a week', '2026-12-20', ['Friday']],
  ['en', 'from Sunday Dec 20 to Saturday Dec 27', '2026-12-20', ['Saturday']],
  ['es', 'llegamos el viernes 19 de diciembre, 5 días', '2026-12-19', ['viernes']],
  ['es', 'del sábado 19 al domingo 27 de diciembre', '2026-12-19', []],
] as const)(
  'PLAN-02 in %s, a weekday that contradicts its date is named: "%s"',
  (locale, text, start, unknown) => {
    expect(readRequest(text, [], locale, TODAY)).toMatchObject({ when: { start }, unknown })
  },
)
