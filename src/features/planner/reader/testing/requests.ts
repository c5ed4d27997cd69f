import type { Locale } from '~/i18n/locales'
import type { Understood } from '../understood'

/** The day on which the tests read texts. */
export const TODAY = new Date(2026, 10, 21)

export interface WrittenRequest {
  readonly text: string
  readonly expected: Omit<Understood, 'unknown'>
}

const COPAN = 'copan'
const ROATAN = 'roatan'

const en: readonly WrittenRequest[] = [
  {
    text: '8 days in December with two kids, snorkeling and ruins, carry-on only',
    expected: {
      when: { month: 12, days: 8 },
      children: [8, 8],
      interests: ['snorkel', 'ruins'],
      bag: 'carry-on',
    },
  },
  {
    text: 'One week in Roatan and Copan, couple, relaxed',
    expected: { when: { days: 7 }, adults: 2, places: [ROATAN, COPAN], pace: 'relaxed' },
  },
  {
    text: 'We are 4 friends from Texas who want to dive in Utila for ten days in October',
    expected: {
      when: { month: 10, days: 10 },
      adults: 4,
      places: ['utila'],
      interests: ['diving'],
      origin: 'US',
    },
  },
  {
    text: 'Family of four (kids are 5 and 9), flying into San Pedro Sula, 12 days in July',
    expected: { when: { month: 7, days: 12 }, adults: 2, children: [5, 9], arrival: 'SAP', departure: 'SAP' },
  },
  {
    text: 'Solo backpacker coming overland from Guatemala, 3 weeks, hiking and waterfalls',
    expected: {
      when: { days: 21 },
      adults: 1,
      arrival: 'land',
      departure: 'land',
      interests: ['hiking', 'rivers'],
      origin: 'GT',
    },
  },
  {
    text: 'Business trip to Tegucigalpa, 3 days in March',
    expected: { when: { month: 3, days: 3 }, places: ['tegucigalpa'], interests: ['business'] },
  },
  {
    text: 'December 20 to 28, two adults and a baby, beach and rest',
    expected: { when: { start: '2026-12-20', days: 9 }, adults: 2, infants: 1, interests: ['beach', 'rest'] },
  },
  {
    text: 'Easter week with my husband, Tela and La Ceiba',
    expected: { when: { start: '2027-03-21', days: 8 }, adults: 2, places: ['tela', 'la-ceiba'] },
  },
  {
    text: 'Bird watching at Lake Yojoa and Pico Bonito, 6 nights in February',
    expected: {
      when: { month: 2, days: 7 },
      places: ['lago-de-yojoa', 'pico-bonito'],
      interests: ['wildlife'],
    },
  },
  {
    text: 'I land in Roatan and leave from San Pedro Sula, 9 days in April',
    expected: { when: { month: 4, days: 9 }, arrival: 'RTB', departure: 'SAP' },
  },
  {
    text: 'coffee farms and Lenca villages around Gracias for 5 days, with checked bags',
    expected: { when: { days: 5 }, places: ['gracias'], interests: ['culture', 'coffee'], bag: 'checked' },
  },
  {
    text: 'Two weeks in May, see as much as possible',
    expected: { when: { month: 5, days: 14 }, pace: 'busy' },
  },
  {
    text: 'Long weekend in Guanaja, snorkeling',
    expected: { when: { days: 4 }, places: ['guanaja'], interests: ['snorkel'] },
  },
  {
    text: 'My wife and I are coming from Canada in January for 10 days, beaches and good food',
    expected: { when: { month: 1, days: 10 }, adults: 2, interests: ['beach', 'food'], origin: 'CA' },
  },
  {
    text: 'Rafting on the Cangrejal river and the Bay Islands, a week in August',
    expected: { when: { month: 8, days: 7 }, places: ['pico-bonito', ROATAN], interests: ['rivers'] },
  },
  {
    text: 'With kids aged 3, 6 and 11, 2 adults, 7 days, easy pace',
    expected: { when: { days: 7 }, adults: 2, children: [3, 6, 11], pace: 'relaxed' },
  },
  {
    text: 'We arrive at Palmerola, 5 days in Comayagua and Tegucigalpa, colonial towns',
    expected: {
      when: { days: 5 },
      arrival: 'XPL',
      departure: 'XPL',
      places: ['comayagua', 'tegucigalpa'],
      interests: ['culture'],
    },
  },
  {
    text: 'Honeymoon in Roatan, 6 days in November',
    expected: { when: { month: 11, days: 6 }, adults: 2, places: [ROATAN] },
  },
  {
    text: 'A week of scuba diving and nightlife on Utila, just hand luggage',
    expected: { when: { days: 7 }, places: ['utila'], interests: ['diving', 'nightlife'], bag: 'carry-on' },
  },
  {
    text: 'from June 5 to June 15, 3 adults, ruins, coffee, hot springs',
    expected: {
      when: { start: '2027-06-05', days: 11 },
      adults: 3,
      interests: ['ruins', 'rivers', 'coffee'],
    },
  },
  {
    text: 'Christmas with my parents and my 7 year old in La Ceiba',
    expected: { when: { start: '2026-12-21' }, adults: 3, children: [7], places: ['la-ceiba'] },
  },
  {
    text: 'group of 6, Cayos Cochinos and Utila, 8 days, September',
    expected: { when: { month: 9, days: 8 }, adults: 6, places: ['cayos-cochinos', 'utila'] },
  },
  {
    text: 'I want to hike Celaque, 4 days in March, alone',
    expected: { when: { month: 3, days: 4 }, adults: 1, places: ['gracias'], interests: ['hiking'] },
  },
  {
    text: 'Maya ruins and macaws, five days',
    expected: { when: { days: 5 }, places: [COPAN], interests: ['wildlife'] },
  },
  {
    text: 'Spring break with 5 friends, beach and parties, carry on',
    expected: { when: { month: 3 }, adults: 5, interests: ['beach', 'nightlife'], bag: 'carry-on' },
  },
  {
    text: 'We come from Spain for three weeks in August: islands, ruins and mountains',
    expected: { when: { month: 8, days: 21 }, interests: ['ruins', 'hiking'], origin: 'ES' },
  },
  {
    text: 'Trujillo and Garifuna culture, 4 days in November',
    expected: { when: { month: 11, days: 4 }, places: ['trujillo'], interests: ['culture'] },
  },
  {
    text: 'Santa Rosa de Copan and Gracias, 6 days, coffee',
    expected: { when: { days: 6 }, places: ['santa-rosa-de-copan', 'gracias'], interests: ['coffee'] },
  },
  {
    text: '2 adults, 1 toddler (18 months), 8 days in February, no rush',
    expected: { when: { month: 2, days: 8 }, adults: 2, infants: 1, pace: 'relaxed' },
  },
  {
    text: 'Snorkeling with whale sharks in Utila in April',
    expected: { when: { month: 4 }, places: ['utila'], interests: ['snorkel'] },
  },
  {
    text: 'Flying in to La Ceiba, out of Roatan, one week, two of us',
    expected: { when: { days: 7 }, adults: 2, arrival: 'LCE', departure: 'RTB' },
  },
  { text: 'A weekend in Tela', expected: { when: { days: 3 }, places: ['tela'] } },
  {
    text: 'Next month, 10 days, beaches, checked suitcase',
    expected: { when: { month: 12, days: 10 }, interests: ['beach'], bag: 'checked' },
  },
  {
    text: 'We are Germans, 16 days in February, wildlife and hiking, busy pace',
    expected: { when: { month: 2, days: 16 }, interests: ['hiking', 'wildlife'], pace: 'busy', origin: 'EU' },
  },
  {
    text: 'Lake Yojoa with a 10-year-old, 3 nights, waterfalls',
    expected: { when: { days: 4 }, children: [10], places: ['lago-de-yojoa'], interests: ['rivers'] },
  },
  {
    text: 'conference in San Pedro Sula, 4 days, and one extra day for ruins',
    expected: { when: { days: 5 }, places: ['san-pedro-sula'], interests: ['ruins', 'business'] },
  },
  {
    text: 'Girls trip: 3 adults, spa, beach, food, 5 days in Roatan in June',
    expected: {
      when: { month: 6, days: 5 },
      adults: 3,
      places: [ROATAN],
      interests: ['beach', 'food', 'rest'],
    },
  },
  {
    text: 'Thanksgiving week from Miami, 7 days, 2 adults 2 children ages 4 and 8',
    expected: { when: { start: '2026-11-23', days: 7 }, adults: 2, children: [4, 8], origin: 'US' },
  },
  {
    text: 'road trip Copan, Gracias, Comayagua and Lago de Yojoa in 9 days',
    expected: { when: { days: 9 }, places: [COPAN, 'gracias', 'comayagua', 'lago-de-yojoa'] },
  },
  {
    text: 'I live in Guatemala and want to see Copan for 2 days',
    expected: { when: { days: 2 }, arrival: 'land', departure: 'land', places: [COPAN], origin: 'GT' },
  },
  {
    text: 'Just me, diving course in Utila, 12 days, carry-on',
    expected: { when: { days: 12 }, adults: 1, places: ['utila'], interests: ['diving'], bag: 'carry-on' },
  },
  {
    text: 'Mar 3-12, two adults, snorkel and hiking',
    expected: { when: { start: '2027-03-03', days: 10 }, adults: 2, interests: ['snorkel', 'hiking'] },
  },
  {
    text: 'Family with 3 kids, 2 weeks at Christmas, beach, wildlife',
    expected: {
      when: { start: '2026-12-18', days: 14 },
      children: [8, 8, 8],
      interests: ['beach', 'wildlife'],
    },
  },
  {
    text: 'retired couple from the UK, slow pace, culture and coffee, 12 nights in January',
    expected: {
      when: { month: 1, days: 13 },
      adults: 2,
      interests: ['culture', 'coffee'],
      pace: 'relaxed',
      origin: 'GB',
    },
  },
  {
    text: 'Pulhapanzak waterfall and caves, 2 days',
    expected: { when: { days: 2 }, places: ['lago-de-yojoa'], interests: ['rivers'] },
  },
  {
    text: 'our son is 12, we love rafting and zip lines, 6 days in July',
    expected: { when: { month: 7, days: 6 }, children: [12], interests: ['rivers'] },
  },
  {
    text: 'Valle de Angeles and La Tigra, 3 days, hiking',
    expected: { when: { days: 3 }, places: ['tegucigalpa'], interests: ['hiking'] },
  },
  {
    text: 'ten nights, Roatan, Utila, La Ceiba, everything by ferry',
    expected: { when: { days: 11 }, places: [ROATAN, 'utila', 'la-ceiba'] },
  },
  {
    text: 'crossing the border from El Salvador, 5 days in Gracias and Copan',
    expected: {
      when: { days: 5 },
      arrival: 'land',
      departure: 'land',
      places: ['gracias', COPAN],
      origin: 'SV',
    },
  },
  {
    text: 'We land in San Pedro on December 12, 14 days, with my girlfriend',
    expected: { when: { start: '2026-12-12', days: 14 }, adults: 2, arrival: 'SAP', departure: 'SAP' },
  },
  {
    text: 'summer vacation, 4 people, reefs and beaches',
    expected: { when: { month: 7 }, adults: 4, interests: ['snorkel', 'beach'] },
  },
  {
    text: 'Medical meeting in Tegucigalpa, one adult, two nights',
    expected: { when: { days: 3 }, adults: 1, places: ['tegucigalpa'], interests: ['business'] },
  },
  {
    text: 'Punta Sal and Lancetilla, 4 days in March with 2 little kids',
    expected: { when: { month: 3, days: 4 }, children: [8, 8], places: ['tela'] },
  },
  {
    text: 'A month in Honduras, traveling alone, no checked bags',
    expected: { when: { days: 30 }, adults: 1, bag: 'carry-on' },
  },
  {
    text: 'we fly home from Roatan, start in San Pedro Sula, 8 days',
    expected: { when: { days: 8 }, arrival: 'SAP', departure: 'RTB' },
  },
  {
    text: 'Mexicans, 5 days, street food and nightlife in La Ceiba',
    expected: { when: { days: 5 }, places: ['la-ceiba'], interests: ['food', 'nightlife'], origin: 'MX' },
  },
  {
    text: 'New Year in Roatan, family of 5, kids 2, 7 and 13',
    expected: { when: { start: '2026-12-27' }, adults: 2, children: [2, 7, 13], places: [ROATAN] },
  },
  {
    text: 'Hog Islands by boat, snorkel, day trips, a week',
    expected: { when: { days: 7 }, places: ['cayos-cochinos'], interests: ['snorkel'] },
  },
  {
    text: 'Six days in early May: birds, coffee, and hot springs near Copan',
    expected: {
      when: { start: '2027-05-01', days: 6 },
      places: [COPAN],
      interests: ['rivers', 'wildlife', 'coffee'],
    },
  },
  {
    text: 'History and churches in Comayagua, 2 nights, with my mom',
    expected: { when: { days: 3 }, adults: 2, places: ['comayagua'], interests: ['culture'] },
  },
]

const es: readonly WrittenRequest[] = [
  {
    text: '8 días en diciembre con dos niños, careteo y ruinas, solo equipaje de mano',
    expected: {
      when: { month: 12, days: 8 },
      children: [8, 8],
      interests: ['snorkel', 'ruins'],
      bag: 'carry-on',
    },
  },
  {
    text: 'Una semana en Roatán y Copán, en pareja, sin prisa',
    expected: { when: { days: 7 }, adults: 2, places: [ROATAN, COPAN], pace: 'relaxed' },
  },
  {
    text: 'Somos cuatro amigos de España y queremos bucear en Utila diez días en octubre',
    expected: {
      when: { month: 10, days: 10 },
      adults: 4,
      places: ['utila'],
      interests: ['diving'],
      origin: 'ES',
    },
  },
  {
    text: 'Familia de cuatro, niños de 5 y 9 años, llegamos a San Pedro Sula, 12 días en julio',
    expected: { when: { month: 7, days: 12 }, adults: 2, children: [5, 9], arrival: 'SAP', departure: 'SAP' },
  },
  {
    text: 'Viajo sola por tierra desde Guatemala, tres semanas, senderismo y cascadas',
    expected: {
      when: { days: 21 },
      adults: 1,
      arrival: 'land',
      departure: 'land',
      interests: ['hiking', 'rivers'],
      origin: 'GT',
    },
  },
  {
    text: 'Viaje de negocios a Tegucigalpa, 3 días en marzo',
    expected: { when: { month: 3, days: 3 }, places: ['tegucigalpa'], interests: ['business'] },
  },
  {
    text: 'Del 20 al 28 de diciembre, dos adultos y un bebé, playa y descanso',
    expected: { when: { start: '2026-12-20', days: 9 }, adults: 2, infants: 1, interests: ['beach', 'rest'] },
  },
  {
    text: 'Semana Santa con mi esposo en Tela y La Ceiba',
    expected: { when: { start: '2027-03-21', days: 8 }, adults: 2, places: ['tela', 'la-ceiba'] },
  },
  {
    text: 'Ver aves en el Lago de Yojoa y Pico Bonito, 6 noches en febrero',
    expected: {
      when: { month: 2, days: 7 },
      places: ['lago-de-yojoa', 'pico-bonito'],
      interests: ['wildlife'],
    },
  },
  {
    text: 'Llego a Roatán y salgo de San Pedro Sula, 9 días en abril',
    expected: { when: { month: 4, days: 9 }, arrival: 'RTB', departure: 'SAP' },
  },
  {
    text: 'fincas de café y pueblos lencas cerca de Gracias, 5 días, con maleta registrada',
    expected: { when: { days: 5 }, places: ['gracias'], interests: ['culture', 'coffee'], bag: 'checked' },
  },
  {
    text: 'Dos semanas en mayo, ver lo más posible',
    expected: { when: { month: 5, days: 14 }, pace: 'busy' },
  },
  {
    text: 'Fin de semana largo en Guanaja para hacer snorkel',
    expected: { when: { days: 4 }, places: ['guanaja'], interests: ['snorkel'] },
  },
  {
    text: 'Mi esposa y yo venimos de Canadá en enero por 10 días, playas y buena comida',
    expected: { when: { month: 1, days: 10 }, adults: 2, interests: ['beach', 'food'], origin: 'CA' },
  },
  {
    text: 'Rafting en el río Cangrejal y las Islas de la Bahía, una semana en agosto',
    expected: { when: { month: 8, days: 7 }, places: ['pico-bonito', ROATAN], interests: ['rivers'] },
  },
  {
    text: 'Con hijos de 3, 6 y 11 años, 2 adultos, 7 días, ritmo tranquilo',
    expected: { when: { days: 7 }, adults: 2, children: [3, 6, 11], pace: 'relaxed' },
  },
  {
    text: 'Llegamos a Palmerola, 5 días en Comayagua y Tegucigalpa, pueblos coloniales',
    expected: {
      when: { days: 5 },
      arrival: 'XPL',
      departure: 'XPL',
      places: ['comayagua', 'tegucigalpa'],
      interests: ['culture'],
    },
  },
  {
    text: 'Luna de miel en Roatán, 6 días en noviembre',
    expected: { when: { month: 11, days: 6 }, adults: 2, places: [ROATAN] },
  },
  {
    text: 'Una semana de buceo y vida nocturna en Utila, solo mochila de mano',
    expected: { when: { days: 7 }, places: ['utila'], interests: ['diving', 'nightlife'], bag: 'carry-on' },
  },
  {
    text: 'del 5 al 15 de junio, 3 adultos, ruinas, café, aguas termales',
    expected: {
      when: { start: '2027-06-05', days: 11 },
      adults: 3,
      interests: ['ruins', 'rivers', 'coffee'],
    },
  },
  {
    text: 'Navidad con mi hijo de 7 años en La Ceiba',
    expected: { when: { start: '2026-12-21' }, children: [7], places: ['la-ceiba'] },
  },
  {
    text: 'grupo de 6, Cayos Cochinos y Utila, 8 días, septiembre',
    expected: { when: { month: 9, days: 8 }, adults: 6, places: ['cayos-cochinos', 'utila'] },
  },
  {
    text: 'Quiero subir Celaque, 4 días en marzo, voy solo',
    expected: { when: { month: 3, days: 4 }, adults: 1, places: ['gracias'] },
  },
  {
    text: 'Ruinas mayas y guacamayas, cinco días',
    expected: { when: { days: 5 }, places: [COPAN], interests: ['wildlife'] },
  },
  {
    text: 'Año Nuevo con 5 amigos, playa y fiesta, equipaje de mano',
    expected: {
      when: { start: '2026-12-27' },
      adults: 5,
      interests: ['beach', 'nightlife'],
      bag: 'carry-on',
    },
  },
  {
    text: 'Venimos de México tres semanas en agosto: ruinas y montañas',
    expected: { when: { month: 8, days: 21 }, interests: ['ruins', 'hiking'], origin: 'MX' },
  },
  {
    text: 'Trujillo y cultura garífuna, 4 días en noviembre',
    expected: { when: { month: 11, days: 4 }, places: ['trujillo'], interests: ['culture'] },
  },
  {
    text: 'Santa Rosa de Copán y Gracias, 6 días, café',
    expected: { when: { days: 6 }, places: ['santa-rosa-de-copan', 'gracias'], interests: ['coffee'] },
  },
  {
    text: '2 adultos y un bebé de 18 meses, 8 días en febrero, con calma',
    expected: { when: { month: 2, days: 8 }, adults: 2, infants: 1, pace: 'relaxed' },
  },
  {
    text: 'Nadar con el tiburón ballena en Utila en abril',
    expected: { when: { month: 4 }, places: ['utila'] },
  },
  {
    text: 'Aterrizamos en La Ceiba y salimos por Roatán, una semana, los dos',
    expected: { when: { days: 7 }, adults: 2, arrival: 'LCE', departure: 'RTB' },
  },
  { text: 'Un fin de semana en Tela', expected: { when: { days: 3 }, places: ['tela'] } },
  {
    text: 'El próximo mes, 10 días, playas, voy a documentar maleta',
    expected: { when: { month: 12, days: 10 }, interests: ['beach'], bag: 'checked' },
  },
  {
    text: 'Somos alemanes, 16 días en febrero, naturaleza y caminatas, ritmo intenso',
    expected: { when: { month: 2, days: 16 }, interests: ['hiking', 'wildlife'], pace: 'busy', origin: 'EU' },
  },
  {
    text: 'Lago de Yojoa con una niña de 10 años, 3 noches, cataratas',
    expected: { when: { days: 4 }, children: [10], places: ['lago-de-yojoa'], interests: ['rivers'] },
  },
  {
    text: 'congreso en San Pedro Sula, 4 días, y un poco de playa',
    expected: { when: { days: 4 }, places: ['san-pedro-sula'], interests: ['beach', 'business'] },
  },
  {
    text: 'Viaje de amigas: 3 adultas, spa, playa, comida, 5 días en Roatán en junio',
    expected: {
      when: { month: 6, days: 5 },
      adults: 3,
      places: [ROATAN],
      interests: ['beach', 'food', 'rest'],
    },
  },
  {
    text: 'Acción de Gracias desde Miami, 7 días, 2 adultos y 2 niños de 4 y 8',
    expected: { when: { start: '2026-11-23', days: 7 }, adults: 2, children: [4, 8], origin: 'US' },
  },
  {
    text: 'ruta Copán, Gracias, Comayagua y Lago de Yojoa en 9 días',
    expected: { when: { days: 9 }, places: [COPAN, 'gracias', 'comayagua', 'lago-de-yojoa'] },
  },
  {
    text: 'Vivo en Guatemala y quiero conocer Copán 2 días',
    expected: { when: { days: 2 }, arrival: 'land', departure: 'land', places: [COPAN], origin: 'GT' },
  },
  {
    text: 'Yo solo, curso de buceo en Utila, 12 días, equipaje de mano',
    expected: { when: { days: 12 }, adults: 1, places: ['utila'], interests: ['diving'], bag: 'carry-on' },
  },
  {
    text: '3 al 12 de marzo, dos adultos, esnórquel y senderos',
    expected: { when: { start: '2027-03-03', days: 10 }, adults: 2, interests: ['snorkel', 'hiking'] },
  },
  {
    text: 'Familia con 3 hijos, dos semanas en Navidad, playa, animales',
    expected: {
      when: { start: '2026-12-18', days: 14 },
      children: [8, 8, 8],
      interests: ['beach', 'wildlife'],
    },
  },
  {
    text: 'pareja jubilada de Inglaterra, ritmo lento, cultura y café, 12 noches en enero',
    expected: {
      when: { month: 1, days: 13 },
      adults: 2,
      interests: ['culture', 'coffee'],
      pace: 'relaxed',
      origin: 'GB',
    },
  },
  {
    text: 'Cataratas de Pulhapanzak, 2 días',
    expected: { when: { days: 2 }, places: ['lago-de-yojoa'], interests: ['rivers'] },
  },
  {
    text: 'nuestro hijo tiene 12 años, nos encanta el rafting, 6 días en julio',
    expected: { when: { month: 7, days: 6 }, children: [12], interests: ['rivers'] },
  },
  {
    text: 'Valle de Ángeles y La Tigra, 3 días, caminatas',
    expected: { when: { days: 3 }, places: ['tegucigalpa'], interests: ['hiking'] },
  },
  {
    text: 'diez noches, Roatán, Utila, La Ceiba, todo en ferry',
    expected: { when: { days: 11 }, places: [ROATAN, 'utila', 'la-ceiba'] },
  },
  {
    text: 'cruzamos la frontera desde El Salvador, 5 días en Gracias y Copán',
    expected: {
      when: { days: 5 },
      arrival: 'land',
      departure: 'land',
      places: ['gracias', COPAN],
      origin: 'SV',
    },
  },
  {
    text: 'Aterrizo en San Pedro el 12 de diciembre, 14 días, con mi novia',
    expected: { when: { start: '2026-12-12', days: 14 }, adults: 2, arrival: 'SAP', departure: 'SAP' },
  },
  {
    text: 'vacaciones de verano, 4 personas, arrecifes y playas',
    expected: { when: { month: 7 }, adults: 4, interests: ['snorkel', 'beach'] },
  },
  {
    text: 'Reunión médica en Tegucigalpa, un adulto, dos noches',
    expected: { when: { days: 3 }, adults: 1, places: ['tegucigalpa'], interests: ['business'] },
  },
  {
    text: 'Punta Sal y Lancetilla, 4 días en marzo con 2 niños pequeños',
    expected: { when: { month: 3, days: 4 }, children: [8, 8], places: ['tela'] },
  },
  {
    text: 'Un mes en Honduras, viajo solo, sin facturar',
    expected: { when: { days: 30 }, adults: 1, bag: 'carry-on' },
  },
  {
    text: 'volvemos desde Roatán y empezamos en San Pedro Sula, 8 días',
    expected: { when: { days: 8 }, arrival: 'SAP', departure: 'RTB' },
  },
  {
    text: 'Salvadoreños, 5 días, baleadas y vida nocturna en La Ceiba',
    expected: {
      when: { days: 5 },
      arrival: 'land',
      departure: 'land',
      places: ['la-ceiba'],
      interests: ['food', 'nightlife'],
      origin: 'SV',
    },
  },
  {
    text: 'Fin de año en Roatán, familia de 5, niños de 2, 7 y 13',
    expected: { when: { start: '2026-12-27' }, adults: 2, children: [2, 7, 13], places: [ROATAN] },
  },
  {
    text: 'Somos catrachos, feriado de Semana Morazánica, 4 días en Trujillo con mis dos hijas',
    expected: {
      when: { start: '2027-10-06', days: 4 },
      children: [8, 8],
      places: ['trujillo'],
      origin: 'HN',
    },
  },
  {
    text: 'Seis días a principios de mayo: aves, café y aguas termales cerca de Copán',
    expected: {
      when: { start: '2027-05-01', days: 6 },
      places: [COPAN],
      interests: ['rivers', 'wildlife', 'coffee'],
    },
  },
  {
    text: 'Historia e iglesias en Comayagua, 2 noches, con mi mamá',
    expected: { when: { days: 3 }, adults: 2, places: ['comayagua'], interests: ['culture'] },
  },
]

/** Requests as travelers write them, sixty in each language, with what they say. Written on November 21, 2026. */
export const REQUESTS: Readonly<Record<Locale, readonly WrittenRequest[]>> = { es, en }
