import { expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../engine/parameters'
import { seedPlaceNames } from '../testing/data'
import { applied } from '../understood-chips'
import { readRequest } from './read-request'
import { TODAY } from './testing/requests'

test('PLAN-02 newly named interests clear earlier refusals', () => {
  const before = { ...DEFAULT_PARAMETERS, avoid: ['beach' as const], nights: {} }
  expect(applied(before, { when: {}, interests: ['coffee'], unknown: [] }).avoid).toBeUndefined()
  expect(applied(before, { when: { days: 5 }, unknown: [] }).avoid).toEqual(['beach'])
})

test.each([
  [
    'en',
    'not interested in diving or nightlife, culture and coffee',
    ['culture', 'coffee'],
    ['diving', 'nightlife'],
  ],
  ['en', 'neither diving nor hiking, beach', ['beach'], ['diving', 'hiking']],
  ['en', 'we want neither diving nor hiking, beach', ['beach'], ['diving', 'hiking']],
  ['en', 'neither of us dives, beach', ['beach'], ['diving']],
  ['en', 'we dont want to dive, beach', ['beach'], ['diving']],
  ['es', 'nada de buseo, playa', ['beach'], ['diving']],
  ['es', 'nada de buceo, museo', ['culture'], ['diving']],
  ['es', 'no queremos caminatas largas plis, playa', ['beach'], ['hiking']],
  ['en', 'nobody dives, beach', ['beach'], ['diving']],
  ['en', 'none of us dives, beach', ['beach'], ['diving']],
  ['es', 'nadie bucea, playa', ['beach'], ['diving']],
  ['es', 'no somos buzos, playa', ['beach'], ['diving']],
  ['es', 'no sé bucear, solo careta', ['snorkel'], ['diving']],
  ['en', 'hiking is not for us, beach', ['beach'], ['hiking']],
  ['en', 'hiking? No thanks. Beach', ['beach'], ['hiking']],
  ['es', 'las caminatas no son lo nuestro, playa', ['beach'], ['hiking']],
  ['es', 'caminatas no gracias, ruinas sí', ['ruins'], ['hiking']],
  ['es', 'las ruinas nos aburren, playa', ['beach'], ['ruins']],
  ['en', 'diving is a no, snorkeling ok', ['snorkel'], ['diving']],
  ['en', 'please no more ruins, beach', ['beach'], ['ruins']],
  ['en', 'I never dive and never hike, beach', ['beach'], ['diving', 'hiking']],
  ['es', 'me encanta bucear, nunca caminar', ['diving'], ['hiking']],
  ['en', "can't stand ruins, sick of churches, beach", ['beach'], ['ruins', 'culture']],
  ['es', 'le tiene miedo al mar, ruinas', ['ruins'], ['beach']],
  ['en', "we've never snorkeled, ruins", ['snorkel', 'ruins'], undefined],
  ['en', 'Not too much hiking please, beach', ['beach'], ['hiking']],
  ['en', 'Hiking bores me. Beach', ['beach'], ['hiking']],
  ['en', 'Diving? Hard pass. Beach', ['beach'], ['diving']],
  ['en', 'No thanks to diving, beach', ['beach'], ['diving']],
  ['es', 'Paso de ruinas, playa', ['beach'], ['ruins']],
  ['en', 'No: hiking, museums. Beach', ['beach'], ['hiking', 'culture']],
  ['en', 'no ruins museums or nightlife, beach', ['beach'], ['ruins', 'culture', 'nightlife']],
  ['en', 'we no longer want to dive, beach', ['beach'], ['diving']],
  ['en', 'hiking is off the table, beach', ['beach'], ['hiking']],
  ['es', 'las ruinas quedan descartadas, playa', ['beach'], ['ruins']],
  ['es', 'buceo ni loco, playa', ['beach'], ['diving']],
  ['en', 'hiking? no way! Beach', ['beach'], ['hiking']],
  ['es', '¿buceo? Ni hablar. Playa', ['beach'], ['diving']],
  ['en', 'zero interest in museums, beach', ['beach'], ['culture']],
  ['es', 'no tenemos ganas de caminar, playa', ['beach'], ['hiking']],
  ['en', 'hard pass on the ruins, beach', ['beach'], ['ruins']],
  ['en', 'not big on beaches, ruins', ['ruins'], ['beach']],
  ['en', 'not fond of museums, beach', ['beach'], ['culture']],
  ['en', 'the less hiking the better, beach', ['beach'], ['hiking']],
  ['es', 'entre menos caminata mejor, playa', ['beach'], ['hiking']],
  ['en', 'I am a non-diver, beach', ['beach'], ['diving']],
  ['en', 'I used to dive but not anymore, beach', ['beach'], ['diving']],
  ['en', 'never been diving and not interested in starting, beach', ['beach'], ['dive-course', 'diving']],
  ['es', 'nunca he buceado y no me interesa aprender, playa', ['beach'], ['dive-course', 'diving']],
  ['en', 'no long hikes, beach', ['beach'], ['hiking']],
  ['en', "I don't drink coffee, beach", ['beach'], ['coffee']],
  ['es', 'no tomo café, playa', ['beach'], ['coffee']],
  ['es', 'no al buceo, sí a la playa', ['beach'], ['diving']],
  ['es', 'no somos muy de museos, más de playa', ['beach'], ['culture']],
  ['es', 'sin muchas caminatas, playa', ['beach'], ['hiking']],
  ['es', 'no hay que caminar, playa', ['beach'], ['hiking']],
  ['es', 'nada de bares, playa', ['beach'], ['nightlife']],
  ['en', "we aren't hikers, beach", ['beach'], ['hiking']],
  ['en', 'we have no plans to dive, beach', ['beach'], ['diving']],
  ['en', "we're done with beaches, ruins", ['ruins'], ['beach']],
  ['en', "we've had enough of ruins, beach", ['beach'], ['ruins']],
  ['en', 'too old for hiking, beach', ['beach'], ['hiking']],
  ['en', 'hiking is too much for us, beach', ['beach'], ['hiking']],
  ['en', 'leave out the museums, beach', ['beach'], ['culture']],
  ['es', 'no nos late el senderismo, playa', ['beach'], ['hiking']],
  ['es', 'no me mola nada la montaña, playa', ['beach'], ['hiking']],
  ['es', 'no me llaman la atención las ruinas, playa', ['beach'], ['ruins']],
  ['es', 'no nos apetece caminar, playa', ['beach'], ['hiking']],
  ['en', "we don't enjoy museums, beach", ['beach'], ['culture']],
  ['en', "we don't feel like hiking, beach", ['beach'], ['hiking']],
  ['en', "museums aren't really our thing, beach", ['beach'], ['culture']],
  ['en', "couldn't care less about museums, beach", ['beach'], ['culture']],
  ['en', 'no time for ruins, beach', ['beach'], ['ruins']],
  ['en', 'not much walking, beach', ['beach'], ['hiking']],
  ['en', 'little walking please, beach', ['beach'], ['hiking']],
  ['es', 'playa, caminar poco', ['beach'], ['hiking']],
  ['es', 'poco caminar, playa', ['beach'], ['hiking']],
  ['es', 'playa, que no haya que caminar tanto', ['beach'], ['hiking']],
  ['es', 'paso de museos y de ruinas; playa', ['beach'], ['ruins', 'culture']],
  ['es', 'me da pánico el mar, ruinas', ['ruins'], ['beach']],
  ['es', 'preferimos playa a ruinas', ['beach'], ['ruins']],
  ['es', 'algo que no sean ruinas, playa', ['beach'], ['ruins']],
  ['es', 'no pienso bucear, playa', ['beach'], ['diving']],
  // No refusals.
  ['en', 'not a lot of hiking, beach', ['beach'], ['hiking']],
  ['es', 'sin buceo no hay prisa, playa', ['beach'], ['diving']],
  ['en', 'a trip without museums', undefined, ['culture']],
  // No refusals.
  ['es', 'me gusta caminar poco a poco', ['hiking'], undefined],
  ['en', 'a little hiking', ['hiking'], undefined],
  ['es', 'nunca he buceado y quiero aprender', ['dive-course'], undefined],
  ['en', "it wouldn't be a trip without snorkeling", ['snorkel'], undefined],
  ['en', 'no trip is complete without the ruins', ['ruins'], undefined],
  ['es', 'ningún viaje está completo sin las ruinas', ['ruins'], undefined],
  ['es', 'sin café no soy persona', ['coffee'], undefined],
  ['es', 'un viaje sin playa no es viaje', ['beach'], undefined],
  ['en', 'a trip without a beach is no trip', ['beach'], undefined],
  ['en', "we don't dislike hiking", ['hiking'], undefined],
  ['en', 'nobody minds hiking', ['hiking'], undefined],
  ['en', "we don't mind hiking", ['hiking'], undefined],
  ['es', 'no importa caminar', ['hiking'], undefined],
  ['es', 'no me importan los museos', undefined, ['culture']],
  ['es', 'más que playa queremos ruinas', ['ruins'], ['beach']],
  ['es', 'más que nada playa', ['beach'], undefined],
  ['en', 'take diving out of the plan', undefined, ['diving']],
  ['en', "we don't want to skip the ruins", ['ruins'], undefined],
  ['en', 'never too much coffee', ['coffee'], undefined],
  ['en', "can't get enough of the beach", ['beach'], undefined],
  ['en', 'nothing but beach', ['beach'], undefined],
  ['es', 'no quiero nada que no sea playa', ['beach'], undefined],
  ['es', 'somos muy de playa', ['beach'], undefined],
  ['en', 'we are hikers', ['hiking'], undefined],
  ['es', 'no le tenemos miedo a caminar', ['hiking'], undefined],
  ['es', 'que no falte el café ni la playa', ['beach', 'coffee'], undefined],
  ['es', 'no nos podemos perder las ruinas', ['ruins'], undefined],
  ['es', 'no nada más playa, también café', ['beach', 'coffee'], undefined],
  ['en', 'my kids never stop snorkeling', ['snorkel'], undefined],
  ['es', 'no puedo vivir sin café', ['coffee'], undefined],
  ['es', 'no pueden faltar la comida ni la playa', ['beach', 'food'], undefined],
  ['en', "we can't do without coffee", ['coffee'], undefined],
  ['en', "we wouldn't say no to a beach", ['beach'], undefined],
  ['en', 'why not ruins?', ['ruins'], undefined],
  ['en', 'no dives, just snorkeling', ['snorkel'], ['diving']],
  ['en', 'no dives or hikes, beach', ['beach'], ['diving', 'hiking']],
  ['en', 'no tours or diving, beach', ['beach'], ['diving']],
  ['en', 'neither my husband nor I dive, but we love snorkeling', ['snorkel'], ['diving']],
  ['en', 'nobody in our group dives, beach', ['beach'], ['diving']],
  ['es', 'ni mi esposo ni a mí nos gusta bucear, pero sí el snorkel', ['snorkel'], ['diving']],
  ['es', 'ni mi esposa ni yo buceamos, playa', ['beach'], ['diving']],
  ['es', 'a ninguno de los dos nos gusta bucear, playa', ['beach'], ['diving']],
  ['es', 'nadie en el grupo bucea, playa', ['beach'], ['diving']],
  ['es', 'sin excursiones de buceo, playa', ['beach'], ['diving']],
  ['es', 'sin tours de ruinas, playa', ['beach'], ['ruins']],
  ['en', 'no diving or nightlife please, beach', ['beach'], ['diving', 'nightlife']],
  ['en', "don't care for museums, beach", ['beach'], ['culture']],
  ['en', 'nothing with museums or ruins, beach', ['beach'], ['ruins', 'culture']],
  ['en', "we don't want ruins or hiking, just beach", ['beach'], ['ruins', 'hiking']],
  ['en', 'no museums, ruins or nightlife. Beach', ['beach'], ['ruins', 'culture', 'nightlife']],
  ['en', 'no beach, mountains and coffee', ['hiking', 'coffee'], ['beach']],
  ['en', 'I hate beaches. Ruins and hiking', ['ruins', 'hiking'], ['beach']],
  ['es', 'sin playa ni ruinas, café', ['coffee'], ['beach', 'ruins']],
  ['es', 'no me gustan los museos ni la playa, quiero montaña', ['hiking'], ['beach', 'culture']],
  ['es', 'no me interesan las ruinas o los museos. Playa', ['beach'], ['ruins', 'culture']],
  ['es', '5 días en Copán, sin ruinas', undefined, ['ruins']],
  ['en', 'no ruins please, 7 days in June', undefined, ['ruins']],
  ['es', 'nada de ruinas, no me gusta la playa', undefined, ['beach', 'ruins']],
  ['en', 'everything except beaches and ruins', undefined, ['beach', 'ruins']],
  ['es', 'de todo menos playa', undefined, ['beach']],
  ['es', 'Echo de menos la playa, sin ruinas', ['beach'], ['ruins']],
  ['en', "we can't hike steep trails anymore, birding", ['wildlife'], ['hiking']],
  ['en', 'we cannot walk far. Beach', ['beach'], ['hiking']],
  ['en', "we couldn't hike far, beach", ['beach'], ['hiking']],
  ['es', 'no podemos caminar mucho, playa', ['beach'], ['hiking']],
  ['es', 'ya no podemos subir cerros, playa', ['beach'], ['hiking']],
] as const)('PLAN-02 in %s, "%s" refuses each of these interests', async (locale, text, interests, avoid) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect([read.interests, read.avoid, read.unknown]).toEqual([interests, avoid, []])
})

test.each([
  ['en', 'no boats or hiking', { without: ['boats'], avoid: ['hiking'] }],
  ['en', 'no diving, Tela or beaches', { nights: { tela: 0 }, avoid: ['diving', 'beach'] }],
  ['en', 'no museums or San Pedro', { nights: { 'san-pedro-sula': 0 }, avoid: ['culture'] }],
  ['es', 'sin avionetas, museos ni Tela', { nights: { tela: 0 }, without: ['flights'], avoid: ['culture'] }],
  ['es', 'sin Copán Ruinas ni Tela', { nights: { copan: 0, tela: 0 } }],
  [
    'en',
    'anything but diving, boats and Tela',
    { nights: { tela: 0 }, without: ['boats'], avoid: ['diving'] },
  ],
  ['en', 'no boats and Copan', { without: ['boats'], places: ['copan'] }],
  ['en', "we don't want to fly to Roatan, we want the ferry", { places: ['roatan'], without: ['flights'] }],
  ['es', 'no queremos volar a Roatán, mejor en ferry', { places: ['roatan'], without: ['flights'] }],
  ['en', 'leave Tela and boats out', { nights: { tela: 0 }, without: ['boats'] }],
  ['es', 'deja Tela fuera', { nights: { tela: 0 } }],
  ['es', 'me mareo en lancha', { without: ['boats'] }],
  ['en', 'I refuse to take boats', { without: ['boats'] }],
  ['es', 'vamos a Roatán, no en avión', { places: ['roatan'], without: ['flights'] }],
  ['en', 'we hate flying in small planes', { without: ['flights'] }],
  ['en', "don't want to take any domestic flights", { without: ['flights'] }],
  ['es', 'no queremos subir a lanchas', { without: ['boats'] }],
  ['es', 'tengo miedo a volar', { without: ['flights'] }],
  ['en', 'skip: Tela, museums', { nights: { tela: 0 }, avoid: ['culture'] }],
  ['en', 'no beaches ferries or Tela', { nights: { tela: 0 }, without: ['boats'], avoid: ['beach'] }],
  ['en', 'not too fast, beach', { pace: 'relaxed', interests: ['beach'] }],
  ['es', 'nada muy ajetreado, playa', { pace: 'relaxed', interests: ['beach'] }],
  ['es', 'sin prisas, playa y ruinas', { pace: 'relaxed', interests: ['beach', 'ruins'] }],
] as const)('PLAN-02 in %s, "%s" refuses things of any kind', async (locale, text, refused) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...refused, unknown: [] })
})

test.each([
  "it's not that we hate museums",
  'no es que odiemos los museos',
  'playa me da igual',
  'me da igual la playa',
  'nos da igual Roatán o Utila',
])('PLAN-02 "%s" is named, and neither a wish nor a refusal', async (text) => {
  const { unknown, ...others } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect(others).toEqual({ when: {} })
  expect(unknown).toEqual([text])
})

test.each(['take a boat out to the reef', 'we take the ferry out Friday, reef'])(
  'PLAN-02 "%s" refuses nothing',
  async (text) => {
    const { interests, without } = readRequest(text, await seedPlaceNames('en'), 'en', TODAY)
    expect({ interests, without }).toEqual({ interests: ['snorkel'], without: undefined })
  },
)

test.each([
  ['en', 'no Tela or Copan, Roatan', { tela: 0, copan: 0 }],
  ['es', 'ni Tela ni Copán, Roatán', { tela: 0, copan: 0 }],
  ['en', "I don't want to go to Utila, I'd rather Roatán", { utila: 0 }],
  ['en', 'Roatán but not Utila', { utila: 0 }],
  ['en', "I've been to Utila before, this time I want Roatán", { utila: 0 }],
  ['es', 'no quiero ir a Utila, prefiero Roatán', { utila: 0 }],
  ['es', 'ya no vamos a Copán, Roatán', { copan: 0 }],
  ['es', 'ni loco voy a Copán, Roatán', { copan: 0 }],
  ['es', 'Roatán, ni de broma a San Pedro', { 'san-pedro-sula': 0 }],
  ['en', "we don't want to stay in La Ceiba, Roatán", { 'la-ceiba': 0 }],
  ['es', 'Roatán y no La Ceiba', { 'la-ceiba': 0 }],
  ['en', 'Utila is too touristy, Roatán', { utila: 0 }],
  ['es', 'no hace falta ir a Tela, Roatán', { tela: 0 }],
  ['es', 'no tenemos tiempo para Copán, Roatán', { copan: 0 }],
  ['en', "we aren't going to Copan, Roatan", { copan: 0 }],
  ['en', 'I prefer Roatán over Utila', { utila: 0 }],
  ['es', 'Utila ya la conozco, quiero Roatán', { utila: 0 }],
  ['en', 'been there done that with Copan, so Roatan', { copan: 0 }],
  ['en', "I'd rather Roatán than Utila", { utila: 0 }],
  ['es', 'prefiero Roatán que Utila', { utila: 0 }],
  ['es', 'Utila queda descartada, Roatán', { utila: 0 }],
  ['en', 'last time we did Utila and Copan, now Roatan', { copan: 0, utila: 0 }],
  ['es', 'la vez pasada fuimos a Copán y Utila, ahora Roatán', { copan: 0, utila: 0 }],
] as const)('PLAN-02 in %s, no place that "%s" refuses gets a night', async (locale, text, nights) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
    when: {},
    places: ['roatan'],
    nights,
    unknown: [],
  })
})

test.each([
  ['en', 'hate crowds and museums', {}, 'crowds'],
  ['es', 'odio las multitudes y los museos', {}, 'multitudes'],
  ['en', 'not interested in cities, museums or Tegucigalpa', { nights: { tegucigalpa: 0 } }, 'cities'],
  [
    'es',
    'no me gustan las multitudes, los museos o Tegucigalpa',
    { nights: { tegucigalpa: 0 } },
    'multitudes',
  ],
  ['es', 'sin calor, lanchas ni museos', { without: ['boats'] }, 'calor'],
] as const)('PLAN-02 in %s, "%s" refuses everything known in it', async (locale, text, refused, left) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...refused, avoid: ['culture'], unknown: [left] })
})

test.each([
  ['en', "I can't imagine Honduras without Copán", ['copan']],
  ['es', 'no me imagino Honduras sin Copán', ['copan']],
  ['en', "I'm not not going to Roatán", ['roatan']],
  ['en', "don't skip Copan", ['copan']],
  ['en', 'nowhere but Copan', ['copan']],
  ['es', 'no queremos ir a otro lado que no sea Copán', ['copan']],
  ['en', "isn't Copan great", ['copan']],
  ['en', "we won't leave without seeing Copan", ['copan']],
  ['es', 'no me quiero perder Copán', ['copan']],
  ['es', 'sin dejar de visitar Copán', ['copan']],
  ['en', 'they told us to avoid La Ceiba but we want to go', ['la-ceiba']],
  ['es', 'nos recomendaron evitar La Ceiba pero queremos ir', ['la-ceiba']],
  ['en', 'they told us to avoid La Ceiba, so Tela', ['tela']],
  ['en', "we don't want to stay too long in Copan", ['copan']],
  ['en', "we don't want to stay in Copan for more than 2 nights", ['copan']],
  ['en', 'Copan is too good to miss', ['copan']],
  ['en', "it doesn't have to be Copan", ['copan']],
  ['es', 'prefiero ir a Copán', ['copan']],
  ['es', 'todas las islas menos Roatán', ['utila']],
  ['es', 'excepto Roatán todas las islas', ['utila']],
  ['es', 'una playa que no sea Copán', undefined],
] as const)('PLAN-02 in %s, "%s" wishes for these places', async (locale, text, wished) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY).places).toEqual(wished)
})

test('PLAN-02 a repeated word after a refusal does not stop the reader', () => {
  expect(readRequest(`no ${'a '.repeat(40)}beach`, [], 'en', TODAY).avoid).toEqual(['beach'])
  expect(readRequest(`no ${'a '.repeat(40)}day`, [], 'en', TODAY).avoid).toBeUndefined()
})

test.each([
  ['en', 'less hiking, more beach', 'less hiking'],
  ['es', 'más playa y menos buceo', 'menos buceo'],
  ['en', 'more beach less ruins', 'less ruins'],
  ['en', 'beach, less time in Copán', 'less time in'],
] as const)(
  'PLAN-02 in %s, "%s" refuses nothing, and what it wants less of is named',
  async (locale, text, words) => {
    const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
    expect(read).toMatchObject({ interests: ['beach'], unknown: [words] })
    expect([read.avoid, read.nights]).toEqual([undefined, undefined])
  },
)

test('PLAN-02 bad knees rule out hikes', () => {
  const read = readRequest('his knees are bad so no long hikes, beach', [], 'en', TODAY)
  expect(read).toMatchObject({ interests: ['beach'], avoid: ['hiking'], pace: 'relaxed', unknown: [] })
})

test('PLAN-02 not knowing a place yet does not refuse it', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('no conozco Copán ni Tela', places, 'es', TODAY).places).toContain('copan')
})

test.each([
  ['en', 'we did Roatan already so anything but Roatan', { roatan: 0 }, []],
  ['en', 'visited Copan and Tela already', { copan: 0, tela: 0 }, []],
  ['en', 'Neither Copan nor Roatan. 10 days, beach', { roatan: 0, copan: 0 }, []],
  ['en', "Neither Copan nor Roatan please, we've been there", { roatan: 0, copan: 0 }, []],
  ['es', 'Ni Copán ni Roatán', { roatan: 0, copan: 0 }, []],
  ['en', "we've been to neither Copan nor Roatan", undefined, []],
  ['en', 'we did Roatan last year, skip Roatan', { roatan: 0 }, []],
  ['en', 'Copan and Tela, but not Copan', undefined, ['not Copan']],
  ['es', 'Copán y Tela, pero no Copán', undefined, ['no Copán']],
] as const)(
  'PLAN-02 in %s, what "%s" refuses is not visited without notice',
  async (locale, text, nights, unknown) => {
    const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
    expect([read.nights, read.unknown]).toEqual([nights, unknown])
  },
)
