import { expect, test } from 'vitest'
import { seedPlaceNames } from '../testing/data'
import { readRequest } from './read-request'
import { TODAY } from './testing/requests'

test.each([
  ['en', 'Christmas with my parents and my 7 year old', { adults: 3, children: [7] }],
  ['en', 'my parents, my wife and our 2 kids (4, 6)', { adults: 4, children: [4, 6] }],
  ['en', 'my husband, my mother-in-law and our twins of 4', { adults: 3, children: [4, 4] }],
  ['en', 'my husband and I with twin 3-year-olds', { adults: 2, children: [3, 3] }],
  ['es', 'mi mamá (74), mi hermana y yo', { adults: 3 }],
  ['es', 'mi abuelita de 80 y mis dos hijos de 6 y 8', { adults: 2, children: [6, 8] }],
  ['en', 'my wife and I, and my wife is a nurse', { adults: 2 }],
  ['es', 'mis hijos de 15 y 17 y yo', { adults: 1, children: [15, 17] }],
  ['en', 'my daughter (16) and I', { adults: 1, children: [16] }],
  ['en', 'dad + 2 sons 11 & 13', { adults: 1, children: [11, 13] }],
  ['es', 'papá soltero con niña de 3', { adults: 1, children: [3] }],
  ['es', 'yo con mis 3 hijos (5, 8, 12)', { adults: 1, children: [5, 8, 12] }],
  ['en', 'my son (20) and I', { adults: 2 }],
  ['en', 'mom dad and 2 kids 4 and 6', { adults: 2, children: [4, 6] }],
  ['es', 'papá mamá y 2 niños de 3 y 5', { adults: 2, children: [3, 5] }],
  ['es', 'mi mamá papá y yo', { adults: 3 }],
  ['es', '2 niños chiquitos de 3 y 5', { children: [3, 5] }],
  ['en', '2 adults. The kids come too: 4 and 9', { adults: 2, children: [4, 9] }],
  ['en', 'my kids are coming with us (4 and 9), 2 adults', { adults: 2, children: [4, 9] }],
  ['es', '2 adultos. Los niños vienen: 4 y 9', { adults: 2, children: [4, 9] }],
  ['es', '2 adultos, los niños vienen también: 4, 6 y 9 años. Tela', { adults: 2, children: [4, 6, 9] }],
  ['en', '2 adults. The kids come too: 4 of us', { adults: 2, children: [8, 8] }],
  ['en', '2 adults. The kids come too: 12/20 to 12/27', { adults: 2, children: [8, 8] }],
  ['en', 'my son 12 wants to snorkel', { children: [12] }],
  ['en', 'twins aged six', { children: [6, 6] }],
  ['en', 'our daughter is six and our son is three', { children: [6, 3] }],
  ['en', '2 adults, kids ten and twelve', { adults: 2, children: [10, 12] }],
  ['es', 'mi hija de quince y mi hijo de ocho', { children: [15, 8] }],
  ['es', 'un adolescente de trece', { children: [13] }],
  ['es', 'los niños no caminan mucho, tienen 4 y 6', { children: [4, 6] }],
  ['es', 'a mis hijos no les gusta caminar, 10 y 13 años', { children: [10, 13] }],
  ['en', "My kids don't like ruins. 2 adults, kids 6 and 9", { adults: 2, children: [6, 9] }],
  ['es', 'mi hijo sí quiere ruinas, hijo de 9', { children: [9] }],
  [
    'en',
    'mom (72), dad (75), me and my wife with our 4 yr old and 9 month old baby',
    { adults: 4, children: [4], infants: 1 },
  ],
  ['en', '6 of us, ages 70, 68, 41, 40, 13 and 9', { adults: 4, children: [13, 9] }],
  ['es', 'somos 5, de 74, 45, 43, 15 y 12 años', { adults: 3, children: [15, 12] }],
  ['en', 'triplets aged 4', { children: [4, 4, 4] }],
  ['en', '2 guys and 2 girls', { adults: 4 }],
  ['es', '2 chavos y 2 chavas', { adults: 4 }],
  ['en', '2 boys and 2 girls, 4 adults', { adults: 4, children: [8, 8, 8, 8] }],
  ['en', '8 college girls', { adults: 8 }],
  ['es', 'vamos los 4 hermanos', { adults: 4 }],
  ['en', 'me and 3 friends', { adults: 4 }],
  ['en', 'with my mom and my two sisters', { adults: 4 }],
  ['en', 'with my brother and his wife', { adults: 3 }],
  ['en', '2 adults, 1 senior', { adults: 3 }],
  ['en', '2 teens and 2 adults', { adults: 2, children: [14, 14] }],
  ['en', '3 teenagers ages 14 to 17', { children: [14, 17, 14] }],
  ['en', '3 kids between 3 and 12', { children: [3, 12, 3] }],
  ['en', 'six students aged 16 and two teachers', { adults: 2, children: [16, 16, 16, 16, 16, 16] }],
  ['en', 'with my 2 teenagers (14 & 16)', { adults: 1, children: [14, 16] }],
  ['es', 'con mis 2 hijos', { adults: 1, children: [8, 8] }],
  ['en', 'family trip with my 2 kids', { children: [8, 8] }],
  ['en', 'my wife, the baby and granny', { adults: 3, infants: 1 }],
  ['es', 'mi esposa, el bebé y la abuela', { adults: 3, infants: 1 }],
  ['en', '8 of us, half of them kids', { adults: 4, children: [8, 8, 8, 8] }],
  ['es', 'somos 6, la mitad son menores', { adults: 3, children: [8, 8, 8] }],
  ['en', 'half of the kids swim, family of 5 with 3 kids', { adults: 2, children: [8, 8, 8] }],
  ['en', 'me, hubby, two kids (5 and 10) and my mother in law', { adults: 3, children: [5, 10] }],
  ['en', 'me, hubby, two kids (5 and 10); my husband snores', { adults: 2, children: [5, 10] }],
  ['es', 'yo, mi esposo y 5 amigas', { adults: 7 }],
  ['en', 'my boyfriend and I plus his 3 mates', { adults: 5 }],
  ['es', 'mi novia y yo más 2 amigos', { adults: 4 }],
  ['en', 'my wife and I, 2 people', { adults: 2 }],
  ['en', 'turning 40 with 5 girlfriends', { adults: 6 }],
  ['es', 'cumplo 40 con 5 amigas', { adults: 6 }],
  ['en', 'only one of us dives, 4 of us', { adults: 4 }],
  ['en', 'two of us dive, there are 4 of us', { adults: 4 }],
  ['en', 'just me and my buddy', { adults: 2 }],
  ['en', 'just me', { adults: 1 }],
  ['es', 'mi jevo y yo', { adults: 2 }],
  ['en', 'four of us: me, my wife, our son (10) and his friend (11)', { adults: 2, children: [10, 11] }],
  ['en', 'with my friend, 7-10 May', { adults: 2 }],
  [
    'en',
    'grandma, grandpa, 2 grown sons, their wives and 3 grandkids (1, 4, 6)',
    { adults: 6, children: [4, 6], infants: 1 },
  ],
  ['es', 'dos hijos mayores de edad y mi esposa', { adults: 4 }],
  ['en', 'our grown children and us', { adults: 4 }],
  ['en', '2 adults, children 4 and 6', { adults: 2, children: [4, 6] }],
  ['en', 'two couples each with a baby', { adults: 4, infants: 2 }],
  ['en', 'two couples with a baby', { adults: 4, infants: 1 }],
  ['en', '2 couples, each with a 5 year old', { adults: 4, children: [5, 5] }],
  ['es', 'dos parejas con un bebé cada una', { adults: 4, infants: 2 }],
  ['en', 'two kids, snorkeling, ages 7 and 10', { children: [7, 10] }],
  ['en', 'two kids, 3 adults, ages 7 and 10', { adults: 3, children: [8, 8] }],
  ['es', 'papá de 65 años en silla de ruedas, mi hermano y yo', { adults: 3 }],
  ['es', 'familia (esposa y 2 niños)', { adults: 2, children: [8, 8] }],
  ['en', 'family (husband snores)', {}],
  ['en', 'we will be three', { adults: 3 }],
  ['en', 'w 4 buddies', { adults: 5 }],
  ['en', '2 adults and 2 kids 6 n 10', { adults: 2, children: [6, 10] }],
  ['en', 'with grandma and 3 teens', { adults: 2, children: [14, 14, 14] }],
  ['es', 'con la abuela y 2 niños de 4 y 6', { adults: 2, children: [4, 6] }],
  ['es', 'abuelos de 68 y 70', { adults: 2 }],
  ['en', "we're grandparents", { adults: 2 }],
  ['es', 'visitar a mis abuelos de 80 y 82', {}],
  ['es', 'vamos 8 personas, 5 adultos y el resto niños', { adults: 5, children: [8, 8, 8] }],
  ['en', '6 of us, 4 adults and the rest are kids', { adults: 4, children: [8, 8] }],
  ['en', 'party of 9, 5 adults rest are kids', { adults: 5, children: [8, 8, 8, 8] }],
  ['en', 'family of 4 kids 9 and 12', { adults: 2, children: [9, 12] }],
] as const)('PLAN-02 in %s, "%s" is read as this party', (locale, text, party) => {
  const { adults, children, infants } = readRequest(text, [], locale, TODAY)
  expect({ adults, children, infants }).toEqual(party)
})

test('PLAN-02 someone who is only visited does not come along', async () => {
  const places = await seedPlaceNames('es')
  expect(readRequest('visitar a mi mamá en Tela', places, 'es', TODAY).adults).toBeUndefined()
})

test.each([
  ['en', 'mom (68), dad (71) and me, 5 days', { adults: 3 }],
  ['en', 'parents and grandma, 5 days', { adults: 3 }],
  ['en', '5 days for my parents and my grandmother', { adults: 3 }],
  ['en', 'honeymoon, husband and wife, 5 days', { adults: 2 }],
  ['en', 'Mom, dad, 2 kids (4 and 6), 5 days', { adults: 2, children: [4, 6] }],
  ['es', 'mamá (68), papá (71) y yo, 5 días', { adults: 3 }],
  ['es', 'padres y abuela, 5 días', { adults: 3 }],
  ['es', 'para mis padres y mi abuela, 5 días', { adults: 3 }],
  ['es', 'con mis padres y mi abuela, 5 días', { adults: 4 }],
] as const)('PLAN-02 %s: each adult in "%s" counts', async (locale, text, party) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: { days: 5 }, ...party, unknown: [] })
})

test.each([
  ['en', "my daughter's quinceañera, 12 people", { adults: 11, children: [15] }],
  ['en', "my daughter's 15th birthday, 12 people", { adults: 11, children: [15] }],
  ['en', 'my son turns 5, 3 adults', { adults: 3, children: [5] }],
  ['es', 'los quince de mi hija, 12 personas', { adults: 11, children: [15] }],
  ['es', 'los 15 años de mi hija, 12 personas', { adults: 11, children: [15] }],
  ['es', 'mi hija cumple 15, 12 personas', { adults: 11, children: [15] }],
] as const)('PLAN-02 %s: the birthday in "%s" gives the age of the child', async (locale, text, party) => {
  const read = readRequest(text, await seedPlaceNames(locale), locale, TODAY)
  expect(read).toEqual({ when: {}, ...party, unknown: [] })
})

test.each([
  ['en', 'my wife is 6 months pregnant, a week in Tela', '6 months pregnant'],
  ['en', 'my wife is pregnant (30 weeks), a week in Tela', 'pregnant (30 weeks)'],
  ['es', 'mi esposa tiene 6 meses de embarazo, una semana en Tela', 'tiene 6 meses de embarazo'],
  ['es', 'mi esposa está embarazada de 7 meses, una semana en Tela', 'embarazada de 7 meses'],
  ['en', 'my wife and I, expecting our first baby, a week in Tela', 'expecting our first baby'],
  ['es', 'mi esposa y yo, esperando un bebé, una semana en Tela', 'esperando un bebé'],
] as const)(
  'PLAN-02 %s: the months of pregnancy in "%s" are neither a length nor a baby',
  async (locale, text, words) => {
    expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY)).toEqual({
      when: { days: 7 },
      adults: 2,
      places: ['tela'],
      ignored: [words],
      unknown: [],
    })
  },
)

test.each([
  ['en', 'my 4 yo and 7 yo', { children: [4, 7] }],
  ['en', 'my 4yo', { children: [4] }],
  ['en', 'our 2-yr-old', { children: [2] }],
  ['en', 'our 4 and 7 year olds', { children: [4, 7] }],
  ['es', 'una nena de 1 año y medio', { infants: 1 }],
  ['es', 'mis hijas d 8 y 11', { children: [8, 11] }],
  ['en', 'a surf trip with the boys, 4 guys', { adults: 4 }],
  ['en', 'the boys want to party', {}],
  ['en', '5 college girls, diving for 2 of us', { adults: 5 }],
  ['en', '8 nights, 2 of us', { adults: 2 }],
  ['es', 'son 12 días, 2 adultos y 3 niños (2, 5 y 11 años)', { adults: 2, children: [2, 5, 11] }],
  ['en', 'my wife, our son and daughter (5, 7)', { adults: 2, children: [5, 7] }],
  ['es', 'un niño y una niña de 4 y 6', { children: [4, 6] }],
  ['en', 'something for my parents, they love food', { adults: 2 }],
  ['en', 'my parents and me', { adults: 3 }],
  ['en', 'visiting my parents', {}],
  ['es', 'somos ocho más 2 niños de 4 y 6', { adults: 8, children: [4, 6] }],
  ['es', 'voy con mi hijo de 3', { adults: 1, children: [3] }],
  ['es', 'vamos con mi hijo de 3', { children: [3] }],
  ['es', 'yo, mi señora y los 2 cipotes de 6 y 12', { adults: 2, children: [6, 12] }],
  ['en', '2 ppl', { adults: 2 }],
  ['es', 'el grupo es de 6', { adults: 6 }],
  ['en', '5 kids total (2,4,4,7,9)', { children: [2, 4, 4, 7, 9] }],
  ['en', 'grandma 77, me 45, my daughter 16', { adults: 2, children: [16] }],
  ['en', 'I am taking my 3 kids (12, 10, 8) to meet my mother', { adults: 1, children: [12, 10, 8] }],
  ['es', 'mi hijo es celiaco, 1 adulto 1 niño', { adults: 1, children: [8] }],
  ['es', 'mi hijo es celiaco', { children: [8] }],
  ['es', '2 adultos y 1 joven de 19', { adults: 3 }],
  ['es', 'son 2 señores de 65 y 70', { adults: 2 }],
  ['es', 'somos 3 hermanos y mi mamá', { adults: 4 }],
  ['es', 'somos 3 hermanos y ella', { adults: 4 }],
  ['en', 'my in-laws gifted us a trip, just hubby and me', { adults: 2 }],
  ['en', 'three of my friends and I', { adults: 4 }],
  ['en', 'trip of 5: mom, dad, me (19), brother 14, sister 11', { adults: 3, children: [14, 11] }],
  ['es', 'mi hermana de 12 y yo', { adults: 1, children: [12] }],
  ['en', 'me and my bff', { adults: 2 }],
  ['es', 'mi hermana y yo a ver a nuestros abuelos', { adults: 2 }],
  ['en', 'solo dude', { adults: 1 }],
  ['en', '2 pax', { adults: 2 }],
  ['es', '6 días en mayo 2pax', { adults: 2 }],
  ['es', 'para 2, sin prisa', { adults: 2 }],
  ['es', 'yo solita', { adults: 1 }],
  ['es', 'jubilada viajando sola desde Canadá', { adults: 1 }],
  ['en', '2 couples, kid-free', { adults: 4, children: [] }],
  ['es', 'no tenemos hijos, somos 3 amigas', { adults: 3, children: [] }],
  ['es', 'somos seis, de 40, 38, 14, 11, 7 y 1 año', { adults: 2, children: [14, 11, 7], infants: 1 }],
  ['en', 'a newborn', { infants: 1 }],
  ['en', '1 six year old', { children: [6] }],
  ['en', 'two 5 year olds', { children: [5, 5] }],
  ['es', 'mis dos hijas adolescentes, 13 y 16 años', { children: [13, 16] }],
] as const)('PLAN-02 in %s, "%s" counts each person once', (locale, text, party) => {
  const { adults, children, infants } = readRequest(text, [], locale, TODAY)
  expect({ adults, children, infants }).toEqual(party)
})

test.each([
  ['en', '70yo couple', { adults: 2 }, []],
  ['en', 'my wife and I, a 65 year old couple', { adults: 2 }, []],
  ['en', 'two 70-year-old friends', { adults: 2 }, []],
  ['en', 'me, my boyfriend and his 2 daughters (8 and 5 1/2)', { adults: 2, children: [8, 5] }, []],
  ['es', 'dos niñas de 8 y 5 ½ años', { children: [8, 5] }, []],
  ['en', '2 grown ups', { adults: 2 }, []],
  ['en', '25 students and 3 teachers', { adults: 12 }, ['25 students', '3 teachers']],
  ['es', '25 alumnos y 3 maestros', { adults: 12 }, ['25 alumnos', '3 maestros']],
  ['es', '2 adultos y 12 niños', { adults: 2, children: Array(8).fill(8) }, ['12 niños']],
  ['en', '4 couples and 7 babies', { adults: 8, infants: 4 }, ['7 babies']],
  [
    'es',
    '40 estudiantes de 12 años y 5 profesores',
    { adults: 5, children: Array(8).fill(12) },
    ['40 estudiantes de 12 años'],
  ],
] as const)('PLAN-02 in %s, everyone in "%s" is counted once or named', (locale, text, party, unknown) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...party, unknown })
})

test.each([
  ['en', '2 adults and 2 kids aged 6 and 9, kids want to snorkel', { adults: 2, children: [6, 9] }],
  ['en', 'our 2 kids (6 and 9), the kids love the beach', { children: [6, 9] }],
  ['en', 'our 2 kids (6 and 9), the 9 year old loves the beach', { children: [6, 9] }],
  ['es', 'con 2 cipotes de 5 y 8, a los niños les gusta la playa', { children: [5, 8] }],
  ['es', 'un niño de 4, al niño le encanta el mar', { children: [4] }],
  ['es', '2 adultos y 2 niños, mis hijos quieren playa', { adults: 2, children: [8, 8] }],
  ['es', '3 hijos de 4, 6 y 9; mi hija de 9 quiere ver tortugas', { children: [4, 6, 9] }],
  // These are different children.
  ['en', 'our son (9) loves boats and our daughter (9) loves fish', { children: [9, 9] }],
  ['es', 'con la niña de 5 y el niño', { children: [5, 8] }],
  ['es', 'con mis hijos y 2 sobrinos de 5 y 7', { children: [5, 7, 8, 8] }],
  ['en', '2 adults, 1 teenager and kids', { adults: 2, children: [14, 8, 8] }],
  ['en', 'a week in Roatan with kids', { children: [8, 8] }],
  ['es', 'una semana con niños', { children: [8, 8] }],
  ['en', 'my wife and the children', { adults: 2, children: [8, 8] }],
  ['es', 'con mi niño', { children: [8] }],
] as const)('PLAN-02 in %s, "%s" counts each child once', (locale, text, party) => {
  const { adults, children } = readRequest(text, [], locale, TODAY)
  expect({ ...(adults !== undefined && { adults }), children }).toEqual(party)
})

test.each([
  ['en', "Four divers on Utila, a week from May 8, plus my mom who doesn't swim", 5],
  ['en', '4 divers plus my mom and my sister', 6],
  ['en', '4 divers and my mom', 5],
  ['es', '4 buzos mas mi mama que no bucea', 5],
  ['en', '4 adults plus my mom', 5],
  ['en', '2 couples plus my brother', 5],
  ['en', '4 friends plus my parents', 6],
  ['es', 'somos 4 mas mis suegros', 6],
  ['en', '4 divers: me, my wife, my brother, my sister', 4],
  ['en', '6 of us: me and 5 more people', 6],
  ['en', '2 weeks in April, 3 divers + 1 non diver', 4],
  ['en', '4 divers and 2 non-divers', 6],
  ['es', '3 buzos y 1 que no bucea', 4],
  ['en', '4 friends, 1 non-diver', 4],
] as const)('PLAN-02 in %s, "%s" counts %i adults', async (locale, text, adults) => {
  expect(readRequest(text, await seedPlaceNames(locale), locale, TODAY).adults).toBe(adults)
})

test.each([
  ['mi papá no viene al final, somos mi mamá, mi hermano de 19, mi hermanita de 9 y yo', 3, [9], []],
  ['somos mi mamá, mi papá y yo, mi tío no viene', 3, undefined, []],
  ["2 couples. my mother in law isn't coming", 4, undefined, []],
  ["my wife and I, my parents can't come this time", 2, undefined, []],
  ['my wife and I. My parents arent coming', 2, undefined, []],
  ['my wife and I. My parents aren‘t coming', 2, undefined, []],
  ['my wife and I, my dad wont come', 2, undefined, []],
  ['my wife and I, my dad were well', 3, undefined, []],
  ['my wife and I, neither my kids (4 and 6) nor I hike', 2, [4, 6], []],
  ['my wife and I, neither the kids (4 and 6) nor the adults hike', 2, [4, 6], []],
  ['mi esposa y yo, los niños no van', 2, [], []],
  ['mi esposa y yo, ya no vienen los niños', 2, [], []],
  ['ya no vamos con niños', undefined, [], []],
  ['al final no llevamos a los niños', undefined, [], []],
  ['the kids are staying home', undefined, [], []],
  ['we are not bringing the kids', undefined, [], []],
  ["My mom can't fly so it's just me and dad", 2, undefined, []],
  // They are coming.
  ["my husband isn't going to dive", 2, undefined, []],
  ['mi mamá no va a bucear', 2, undefined, []],
  ["my mom can't fly so we go by bus", 2, undefined, []],
  ['the kids are staying with us', undefined, [8, 8], []],
  ['no llevamos a los niños a bucear', undefined, [8, 8], []],
  ['not taking the kids diving', undefined, [8, 8], []],
  ['mi hijo de 6 no come mariscos, mi esposa y yo', 2, [6], []],
] as const)('PLAN-02 people who are not coming are not counted: "%s"', (text, adults, children, unknown) => {
  const read = readRequest(text, [], 'es', TODAY)
  expect([read.adults, read.children, read.unknown]).toEqual([adults, children, unknown])
})

test.each([
  ['una niña de 5 y un nene de año y medio', { children: [5], infants: 1 }],
  ['niños de 4 años y año y medio', { children: [4], infants: 1 }],
  ['mi esposa, yo y mi hija, que tiene un año y medio', { adults: 2, infants: 1 }],
  ['2 adults and a year and a half old', { adults: 2, infants: 1 }],
  ['2 adults with a one and a half year old boy', { adults: 2, infants: 1 }],
  ['2 adults, our son is a year-and-a-half old', { adults: 2, infants: 1 }],
  ['2 adults, our daughter is 18 months old', { adults: 2, infants: 1 }],
])('PLAN-02 a year and a half is the age of a baby: "%s"', (text, party) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: {}, ...party, unknown: [] })
})

test.each([
  ['6 cheros a Utila', { adults: 6 }, []],
  ['voy con 4 cheros', { adults: 5 }, []],
  ["I'm going with 3 friends", { adults: 4 }, []],
  ['8 days in March with two friends', { adults: 3 }, []],
  ['with my wife and two friends', { adults: 4 }, []],
  ['my husband and I with two friends', { adults: 4 }, []],
  ['we are going with two friends', { adults: 4 }, []],
  ['pareja con dos amigos', { adults: 4 }, []],
  ['una pareja y dos amigos', { adults: 4 }, []],
  ['a couple and two friends', { adults: 4 }, []],
  ['a couple plus their 2 friends', { adults: 4 }, []],
  ['los dos y tres amigos', { adults: 5 }, []],
  ['a couple of friends', { adults: 2 }, []],
  ['somos 4 con dos amigos', { adults: 4 }, []],
  ["I'm traveling with 20 friends", { adults: 12 }, ["I'm traveling with 20 friends"]],
  ['my 20 cousins', { adults: 12 }, ['my 20 cousins']],
] as const)('PLAN-02 friends in "%s" are adults', async (text, party, unknown) => {
  const { adults, unknown: left } = readRequest(text, await seedPlaceNames('es'), 'es', TODAY)
  expect([{ adults }, left]).toEqual([party, unknown])
})

test('PLAN-02 students of two ages have no other ages', () => {
  expect(readRequest('22 alumnos de 14 y 15 años con 3 maestros', [], 'es', TODAY)).toEqual({
    when: {},
    adults: 3,
    children: [14, 15, ...Array(6).fill(14)],
    unknown: ['22 alumnos de 14 y 15 años'],
  })
})

test.each([
  ['kids 4 and 18 months', [4], 1],
  ['two kids (4 years and 18 months)', [4], 1],
  ['kids (7, 4 and 10 months)', [7, 4], 1],
  ['2 niños, 18 meses y 4 años', [4], 1],
  ['our 3 kids aged 30 months, 4 and 6', [2, 4, 6], undefined],
  ['dos niños, uno de 4 años y otro de 18 meses', [4], 1],
  ['2 kids, one is 4 and the other is 7', [4, 7], undefined],
] as const)('PLAN-02 "%s" names children in years and months', (text, children, infants) => {
  expect(readRequest(text, [], 'en', TODAY)).toEqual({
    when: {},
    children,
    ...(infants && { infants }),
    unknown: [],
  })
})

test.each([
  ['somos 5 pero mi papá no viene', 4, []],
  ['somos 5 pero los abuelos no van', 3, []],
  ["there are 8 of us but two friends can't make it", 6, []],
  ['somos 4 aunque mi hermana mayor ya no puede', 3, []],
  // Unclear whether they are among the six.
  ['somos 6, mis dos primos no van', 6, ['mis dos primos no van']],
  ['vamos 4 adultos pero mi suegra no viene', 4, []],
] as const)('PLAN-02 "%s" leaves this many of a group', (text, adults, unknown) => {
  expect(readRequest(text, [], 'es', TODAY)).toEqual({ when: {}, adults, unknown })
})

test.each([
  ['I want to go to Roatan', 1],
  ["I'm really hoping to visit Roatan", 1],
  ['pienso ir a Roatán, tengo tiempo', 1],
  // Also said for others, and when a plan changes.
  ['quiero ir a Roatán', undefined],
  ['no quiero ir a Roatán', undefined],
  ['voy a Roatán', 1],
  ['I want to go to Roatan with my family', undefined],
  ['I want to go, we love Roatan', undefined],
  ['quiero ir y nos gusta bucear', undefined],
  ['I need a plan for Roatan', undefined],
  ['girls trip of 4', 4],
  ['guys trip for 6 to Utila', 6],
  ['trip for two in February', 2],
  ['viaje de 4 a Utila', 4],
  ['trip for 6 to 8 days', undefined],
  ['business trip to Tegucigalpa', 1],
  ['business trip to Tegucigalpa with my wife', 2],
  ['quiero ir con amigos a Roatán', undefined],
] as const)('PLAN-02 travelers who say only "I" are alone: "%s"', (text, adults) => {
  expect(readRequest(text, [], 'en', TODAY).adults).toBe(adults)
})

test.each([
  [
    'en',
    '10 days in July with my wife and our twins who are 18 months',
    { when: { month: 7, days: 10 }, adults: 2, infants: 2 },
  ],
  [
    'en',
    'We are 3 adults and a 6 month old. The baby will be 9 months when we travel. 11 days',
    { when: { days: 11 }, adults: 3, infants: 1 },
  ],
  [
    'es',
    '2 adultos y una bebé de 6 meses que tendrá 9 meses en mayo',
    { when: { month: 5 }, adults: 2, infants: 1 },
  ],
  ['en', 'Our baby will be 9 months old when we go', { when: {}, infants: 1 }],
  ['en', '2 adults, kids 5 and 8, and the baby', { when: {}, adults: 2, children: [5, 8], infants: 1 }],
  ['es', 'dos amigas y un bebé', { when: {}, adults: 2, infants: 1 }],
  ['en', '3 friends with 2 kids, 5 and 7', { when: {}, adults: 3, children: [5, 7] }],
  ['es', 'somos 3 amigos y 2 niños de 5 y 7', { when: {}, adults: 3, children: [5, 7] }],
  ['es', 'somos 2 y mi bebé', { when: {}, adults: 2, infants: 1 }],
  ['es', 'somos dos con bebé', { when: {}, adults: 2, infants: 1 }],
  ['en', 'family of 4 with a baby', { when: {}, adults: 3, infants: 1 }],
  [
    'en',
    '2 adults and a baby; the baby is 7 months and will be 9 months',
    { when: {}, adults: 2, infants: 1 },
  ],
  ['en', 'We are 2 couples with a toddler. The toddler is 20 months', { when: {}, adults: 4, infants: 1 }],
  ['en', 'our daughter will be 9 months when we go', { when: {}, infants: 1 }],
  ['en', 'twin babies 9 months old, 2 adults', { when: {}, adults: 2, infants: 2 }],
  ['en', 'twin 9 month olds, 2 adults', { when: {}, adults: 2, infants: 2 }],
  ['en', 'triplet babies, 2 adults', { when: {}, adults: 2, infants: 3 }],
  ['es', 'bebés gemelos de 9 meses, 2 adultos', { when: {}, adults: 2, infants: 2 }],
  ['es', 'trillizos de 9 meses, 2 adultos', { when: {}, adults: 2, infants: 3 }],
  [
    'en',
    '2 adults, kids 3 and 5, the baby is 7 months',
    { when: {}, adults: 2, children: [3, 5], infants: 1 },
  ],
] as const)('PLAN-02 in %s, "%s" names a baby once, and no length', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ ...read, unknown: [] })
})

test.each([
  [
    'es',
    '2 adultos y tres niños (3, 6 y 11), el pequeño se queda con los abuelos',
    { adults: 2, children: [6, 11] },
  ],
  ['en', '2 adults, kids 4 and 9, our oldest is staying with grandma', { adults: 2, children: [4] }],
  [
    'es',
    'familia de 5, niños de 3, 6 y 11, dejamos al pequeño con la abuela',
    { adults: 2, children: [6, 11] },
  ],
  ['es', 'mi esposa y yo con dos niños, la menor se queda en casa', { adults: 2, children: [8] }],
  [
    'en',
    'family of 4, kids 6 and 12, the older one is staying with his grandparents',
    { adults: 2, children: [6] },
  ],
  ['en', '2 adults, kids of 5, 8 and 10; the 8 year old stays home', { adults: 2, children: [5, 10] }],
  ['en', 'my wife stays with her mom, I go with my son, 8', { adults: 1, children: [8] }],
  ['en', 'we leave the kids with grandma, my wife and I', { adults: 2 }],
  ['en', '2 adults, kids 3 and 6, the baby stays with grandma', { adults: 2, children: [3, 6] }],
  ['es', 'dejamos a los niños con la abuela, mi esposo y yo', { adults: 2 }],
  ['en', "2 adults and 2 kids, but the kids aren't coming", { adults: 2, children: [] }],
  ['es', '2 adultos y 3 niños de 4, 6 y 9, pero los niños no vienen', { adults: 2, children: [] }],
  ['es', 'somos 4: mi esposa, dos niños y yo, los niños ya no vienen', { adults: 2, children: [] }],
  ['en', "we have 3 kids but they aren't coming", { children: [] }],
  ['en', "my kids aren't coming, but my nephews (8 and 10) are", { children: [8, 10] }],
  [
    'en',
    'my wife is staying home with the baby, just me and my two boys (11 and 14)',
    { adults: 1, children: [11, 14] },
  ],
  ['en', 'grandma stays home with our 8 month old baby, 2 adults', { adults: 2 }],
  ['en', 'my wife stays home with the kids, my brother and I', { adults: 2 }],
  [
    'es',
    'mi esposa se queda en casa con el bebé, vamos mis dos hijos (11 y 14) y yo',
    { adults: 1, children: [11, 14] },
  ],
  [
    'es',
    'los abuelos se quedan en casa con el bebé. Somos una pareja con un niño de 4 años',
    { adults: 2, children: [4] },
  ],
  ['es', 'la abuela se queda en casa cuidando a los niños de 4 y 7 años, 2 adultos', { adults: 2 }],
  ['en', 'leaving the kids (4 and 7) with their grandparents, couple trip', { adults: 2 }],
  ['en', 'leaving the kids, 4 and 7, with their grandparents, couple trip', { adults: 2 }],
  ['en', 'our kids, 4 and 7, are staying with my parents; 2 adults', { adults: 2, children: [] }],
  ['es', 'mis hijos (4 y 7) no vienen, somos 2 adultos', { adults: 2, children: [] }],
  ['es', 'mis hijos (4 y 7) no viajan solos, 2 adultos', { adults: 2, children: [4, 7] }],
  ['en', "my wife isn't going on this trip, me and my son (9)", { adults: 1, children: [9] }],
] as const)('PLAN-02 in %s, "%s" leaves out who stays behind, and with whom', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test.each([
  ["my husband isn't coming anymore", "my husband isn't coming"],
  ["my mom can't come anymore", "my mom can't come"],
  ['mi esposo ya no viene', 'mi esposo ya no viene'],
  ['mi hermana y su esposo ya no vienen', 'mi hermana y su esposo ya no vienen'],
  ["my sister and her husband aren't coming", "my sister and her husband aren't coming"],
  ['my husband stays home with the kids', 'my husband stays home with the kids'],
  ['no viene mi hija', 'no viene mi hija'],
  ['no viene el niño', 'no viene el niño'],
  ['el niño de 12 no va', 'el niño de 12 no va'],
  ['my 8 year old is not coming', 'my 8 year old is not coming'],
  ['ya no viene mi esposa', 'ya no viene mi esposa'],
  ['two of my kids are not coming', 'two of my kids are not coming'],
  ['no vienen dos de mis hijos', 'no vienen dos de mis hijos'],
])('PLAN-02 "%s" names those of an earlier text who are not coming', (text, named) => {
  expect(readRequest(text, [], 'en', TODAY)).toEqual({ when: {}, unknown: [named] })
})

test.each([
  ['2 adults and a baby. Grandma stays home with the baby', 1, ['Grandma stays home with the baby']],
  ['3 adults, my mom stays at the hotel with the baby', 1, ['mom']],
  ['2 of us, leaving the baby with my mom', undefined, ['leaving the baby with my mom']],
] as const)('PLAN-02 "%s" does not lose a baby who may come along', (text, infants, unknown) => {
  const read = readRequest(text, [], 'en', TODAY)
  expect({ infants: read.infants, unknown: read.unknown }).toEqual({ infants, unknown })
})

test.each([
  'my kids (8 and 10) do not go diving, 2 adults',
  "2 adults, the kids (8 and 10) aren't going hiking",
])('PLAN-02 the children in "%s" still come', (text) => {
  expect(readRequest(text, [], 'en', TODAY)).toMatchObject({ adults: 2, children: [8, 10] })
})

test.each([
  ['en', '2 adults, 3 kids of 4, 6 and 8, two of my kids are not coming', 'two of my kids are not coming'],
  ['es', '2 adultos, 3 niños de 4, 6 y 8, no vienen dos de mis hijos', 'no vienen dos de mis hijos'],
] as const)('PLAN-02 in %s, "%s" does not say which children come', (locale, text, named) => {
  const read = readRequest(text, [], locale, TODAY)
  expect(read).toEqual({ when: {}, adults: 2, children: [4, 6, 8], unknown: [named] })
})

test('PLAN-02 those who stay home for something else leave no children there', () => {
  const read = readRequest('my wife stays home with the flu, my 2 kids (4 and 6) and I', [], 'en', TODAY)
  expect(read).toEqual({ when: {}, adults: 1, children: [4, 6], unknown: ['flu'] })
})

test('PLAN-02 "my sister, and my husband isn\'t coming" leaves out only him', () => {
  const read = readRequest("with my brother, my sister and my husband isn't coming", [], 'en', TODAY)
  expect(read).toEqual({ when: {}, adults: 3, unknown: [] })
})

test.each([
  [
    'me, my girlfriend and her 2 kids, 8 and 13, the 13yo may stay with her dad',
    'the 13yo may stay with her dad',
  ],
  ['me, my girlfriend and her 2 kids, 8 and 13, the 5yo stays with her dad', 'the 5yo stays with her dad'],
])('PLAN-02 "%s" names a child who may not come', (text, named) => {
  const read = readRequest(text, [], 'en', TODAY)
  expect(read).toEqual({ when: {}, adults: 2, children: [8, 13], unknown: [named] })
})

test.each([
  ['es', 'con mi novia y otra pareja', { adults: 4 }],
  ['en', 'a couple and another couple', { adults: 4 }],
  ['en', 'my wife and I with two other couples', { adults: 6 }],
  ['es', 'nosotros y dos parejas más', { adults: 6 }],
  ['en', 'two retired couples', { adults: 4 }],
  ['es', 'somos 4 adultos, 2 niños de 5 y 8 años y la abuela de 80', { adults: 5, children: [5, 8] }],
  ['en', '4 adults, 2 kids and grandma', { adults: 5, children: [8, 8] }],
  ['en', 'My daughter is turning 10. Just her and me', { adults: 1, children: [10] }],
  ['es', 'mi hija de 9, vamos ella y yo', { adults: 1, children: [9] }],
  ['en', '4 friends: me, my boyfriend and 2 friends', { adults: 4 }],
  ['es', 'somos 4: yo, mi novio y 2 amigas', { adults: 4 }],
  ['en', 'we are 5: my parents, my wife and 2 friends', { adults: 5 }],
  ['en', 'me, my boyfriend and 2 friends', { adults: 4 }],
  ['es', 'somos 5 personas: mi esposa, yo y 3 niños', { adults: 2, children: [8, 8, 8] }],
  ['es', 'somos dos y un adulto más', { adults: 3 }],
  ['es', 'vienen dos adultos más', { adults: 3 }],
  ['en', 'another adult is coming', { adults: 2 }],
  ['es', '4 personas más 2 niños', { adults: 4, children: [8, 8] }],
  ['en', 'my parents come along', { adults: 3 }],
  ['es', 'también vienen mis papás', { adults: 3 }],
  ['es', 'vienen mis papás también', { adults: 3 }],
  ['es', 'vienen también mis papás', { adults: 3 }],
  ['es', 'no viene mi suegra, vamos mi esposo y yo', { adults: 2 }],
  ['en', 'we have a baby now, 8 months old', { infants: 1 }],
  ['en', 'a baby is coming too, 8 months old', { infants: 1 }],
  ['en', '2 adults, a baby and a girl, 8 months old', { adults: 2, infants: 2 }],
  ['es', 'los niños ahora tienen 5 y 8', { children: [5, 8] }],
  ['en', 'the kids are now 5 and 8', { children: [5, 8] }],
] as const)('PLAN-02 in %s, "%s" counts everybody', (locale, text, read) => {
  expect(readRequest(text, [], locale, TODAY)).toEqual({ when: {}, ...read, unknown: [] })
})

test.each([
  ['en', 'with a 10-month-old baby and a 4 yr old, baby has no passport yet', { children: [4], infants: 1 }],
  ['es', 'alérgica al camarón, traemos coche de bebé', {}],
  ['en', 'we bring a stroller and a car', {}],
  [
    'en',
    'me, my husband and three kids (3, 7 and a 14 year old), plus grandma',
    { adults: 3, children: [3, 7, 14] },
  ],
  ['en', "i'm 24, backpacking solo", { adults: 1 }],
  ['es', 'tengo 24 años y viajo solo', { adults: 1 }],
  ['es', 'con mi nobia', { adults: 2 }],
  ['en', 'two dads and our son (6)', { adults: 2, children: [6] }],
] as const)('PLAN-02 in %s, "%s" is exactly these people', (locale, text, party) => {
  const { adults, children, infants } = readRequest(text, [], locale, TODAY)
  expect({ adults, children, infants }).toEqual(party)
})
