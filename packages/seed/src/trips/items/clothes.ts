import {
  BY_ACTIVITY,
  NOT_FOR_WORK,
  OVERNIGHT,
  anyOf,
  atLeast,
  atMost,
  doing,
  good,
  type ItemSeed,
  must,
} from './define'

/** As many pieces as are enough for this many days; longer trips include a wash. */
const enoughFor = (days: number) => [
  must(
    ['porque estás {days} días fuera', 'because you are away for {days} days'],
    atLeast('days', 2),
    atMost('days', days),
  ),
  must(
    [
      'porque estás {days} días fuera y puedes lavar en el camino',
      'because you are away for {days} days and can do laundry along the way',
    ],
    atLeast('days', days + 1),
  ),
]

export const clothes: readonly ItemSeed[] = [
  {
    id: 't-shirts',
    name: ['Camisetas', 'T-shirts'],
    group: 'clothes',
    grams: 150,
    per: 'person',
    everyDays: 1,
    most: 5,
    rules: enoughFor(5),
  },
  {
    id: 'underwear',
    name: ['Ropa interior', 'Underwear'],
    group: 'clothes',
    grams: 50,
    per: 'person',
    everyDays: 1,
    most: 7,
    rules: enoughFor(7),
  },
  {
    id: 'socks',
    name: ['Calcetines', 'Socks'],
    group: 'clothes',
    grams: 45,
    per: 'person',
    everyDays: 2,
    most: 4,
    rules: enoughFor(8),
  },
  {
    id: 'shorts',
    name: ['Pantalones cortos', 'Shorts'],
    group: 'clothes',
    grams: 250,
    per: 'person',
    everyDays: 4,
    most: 2,
    rules: [
      must(
        ['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'],
        atLeast('high', 27),
        OVERNIGHT,
        doing('swim', 'snorkel', 'boat', 'raft', 'hike', 'zipline'),
      ),
      good(
        ['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'],
        atLeast('high', 27),
        OVERNIGHT,
        doing('ruins', 'mangrove', 'play'),
      ),
    ],
  },
  {
    id: 'long-trousers',
    name: ['Pantalón largo ligero', 'Lightweight long pants'],
    group: 'clothes',
    grams: 350,
    per: 'person',
    everyDays: 6,
    most: 2,
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace}: hay zancudos y maleza',
          'because you will {activity} during your stay in {activityPlace}: there are mosquitoes and brush',
        ],
        doing('hike', 'climb', 'horse', 'birds'),
      ),
      must(
        ['porque en {coldPlace} la temperatura baja a {low}', 'because it drops to {low} in {coldPlace}'],
        atMost('low', 16),
      ),
      good(
        ['porque de noche salen los zancudos', 'because mosquitoes come out at night'],
        atLeast('nights', 1),
      ),
    ],
  },
  {
    id: 'long-sleeve',
    name: ['Camisa de manga larga ligera', 'Lightweight long-sleeved shirt'],
    group: 'clothes',
    grams: 200,
    per: 'person',
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace}: protege del sol y de los zancudos',
          'because you will {activity} during your stay in {activityPlace}: it keeps off the sun and the mosquitoes',
        ],
        doing('hike', 'birds', 'mangrove', 'ruins'),
      ),
      good(
        ['porque los buses llevan el aire muy frío', 'because buses keep the air-conditioning very cold'],
        anyOf('mode', 'bus'),
      ),
    ],
  },
  {
    id: 'warm-layer',
    name: ['Suéter o chumpa', 'Sweater or fleece'],
    group: 'clothes',
    grams: 350,
    per: 'person',
    rules: [
      must(
        ['porque en {coldPlace} la temperatura baja a {low}', 'because it drops to {low} in {coldPlace}'],
        atMost('low', 16),
      ),
      must(
        [
          'porque vas a {activity} en {activityPlace} y arriba hace frío',
          'because you will {activity} during your stay in {activityPlace}, and it is cold up there',
        ],
        doing('climb'),
      ),
      good(
        [
          'porque buses y ferris llevan el aire muy frío',
          'because buses and ferries keep the air-conditioning very cold',
        ],
        anyOf('mode', 'bus', 'ferry'),
      ),
    ],
  },
  {
    id: 'warm-hat',
    name: ['Gorro para el frío', 'Warm hat'],
    group: 'clothes',
    grams: 60,
    per: 'person',
    rules: [
      good(
        ['porque en {coldPlace} la temperatura baja a {low}', 'because it drops to {low} in {coldPlace}'],
        atMost('low', 13),
        doing('climb'),
      ),
    ],
  },
  {
    id: 'swimsuit',
    name: ['Traje de baño', 'Swimsuit'],
    group: 'clothes',
    grams: 180,
    per: 'person',
    everyDays: 4,
    most: 2,
    rules: [must(BY_ACTIVITY, doing('swim', 'snorkel', 'dive', 'raft', 'hot-springs'))],
  },
  {
    id: 'rash-guard',
    name: ['Licra de manga larga', 'Long-sleeved rash guard'],
    group: 'clothes',
    grams: 200,
    per: 'adult',
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace}: tapa el sol sin crema en el arrecife',
          'because you will {activity} during your stay in {activityPlace}: it blocks the sun and leaves no sunscreen on the reef',
        ],
        doing('snorkel'),
      ),
      good(BY_ACTIVITY, doing('raft')),
    ],
  },
  {
    id: 'dress-clothes',
    name: ['Ropa formal', 'Business clothes'],
    group: 'clothes',
    grams: 700,
    per: 'adult',
    everyDays: 2,
    most: 3,
    rules: [must(BY_ACTIVITY, doing('meeting'))],
  },
  {
    id: 'modest-clothes',
    name: ['Ropa que cubra hombros y rodillas', 'Clothes that cover shoulders and knees'],
    group: 'clothes',
    grams: 250,
    per: 'adult',
    rules: [good(BY_ACTIVITY, doing('church'))],
  },
  {
    id: 'evening-outfit',
    name: ['Algo bonito para la noche', 'Something nice for the evening'],
    group: 'clothes',
    grams: 300,
    per: 'adult',
    rules: [good(BY_ACTIVITY, doing('dinner'))],
  },
  {
    id: 'walking-shoes',
    name: ['Zapatos de caminar ya amansados', 'Walking shoes, broken in'],
    group: 'shoes',
    grams: 750,
    bag: 'worn',
    per: 'person',
    rules: [
      must(
        BY_ACTIVITY,
        doing('hike', 'climb', 'ruins', 'cave', 'zipline', 'horse', 'town', 'market', 'church'),
      ),
      good(['porque siempre se camina mucho', 'because you always walk a lot'], OVERNIGHT),
    ],
  },
  {
    id: 'sandals',
    name: ['Sandalias', 'Sandals'],
    group: 'shoes',
    grams: 400,
    per: 'person',
    rules: [
      must(BY_ACTIVITY, doing('swim', 'boat', 'hot-springs')),
      good(
        ['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'],
        atLeast('high', 28),
        NOT_FOR_WORK,
      ),
    ],
  },
  {
    id: 'water-shoes',
    name: ['Zapatos de agua', 'Water shoes'],
    group: 'shoes',
    grams: 300,
    per: 'person',
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace} y se mojan los pies',
          'because you will {activity} during your stay in {activityPlace} and get your feet wet',
        ],
        doing('raft'),
      ),
      good(
        [
          'porque hay erizos y coral donde vas a {activity}',
          'because there are urchins and coral where you will {activity}',
        ],
        doing('snorkel'),
      ),
    ],
  },
  {
    id: 'dress-shoes',
    name: ['Zapatos formales', 'Dress shoes'],
    group: 'shoes',
    grams: 900,
    per: 'adult',
    rules: [must(BY_ACTIVITY, doing('meeting'))],
  },
  {
    id: 'rain-jacket',
    name: ['Capa o chumpa impermeable', 'Rain jacket'],
    group: 'rain',
    grams: 320,
    per: 'person',
    rules: [
      must(
        [
          'porque llueve {rainyDays} días en {rainyPlace} en {month}',
          'because there are {rainyDays} rainy days in {rainyPlace} in {month}',
        ],
        atLeast('rainyDays', 10),
      ),
      good(
        [
          'porque llueve {rainyDays} días en {rainyPlace} en {month}',
          'because there are {rainyDays} rainy days in {rainyPlace} in {month}',
        ],
        atLeast('rainyDays', 5),
      ),
    ],
  },
  {
    id: 'dry-bag',
    name: ['Bolsa seca de 10 litros', '10-liter dry bag'],
    group: 'rain',
    grams: 260,
    product: 'prod-003',
    per: 'person',
    amount: 0.25,
    rules: [
      must(BY_ACTIVITY, doing('boat', 'raft')),
      must(
        [
          'porque el mar salpica en el ferri o la lancha',
          'because you may get splashed on the ferry or boat',
        ],
        anyOf('mode', 'boat', 'ferry'),
      ),
      good(
        [
          'porque llueve {rainyDays} días en {rainyPlace} en {month}',
          'because there are {rainyDays} rainy days in {rainyPlace} in {month}',
        ],
        atLeast('rainyDays', 15),
        NOT_FOR_WORK,
      ),
    ],
  },
  {
    id: 'sun-hat',
    name: ['Sombrero', 'Sun hat'],
    group: 'sun',
    grams: 95,
    product: 'prod-019',
    per: 'person',
    most: 2,
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace} y el sol pega fuerte',
          'because you will {activity} during your stay in {activityPlace}, and the sun is strong',
        ],
        doing('ruins', 'boat', 'swim', 'snorkel', 'mangrove', 'horse'),
      ),
      good(
        ['porque hace hasta {high} en {hotPlace}', 'because it reaches {high} in {hotPlace}'],
        atLeast('high', 27),
        NOT_FOR_WORK,
      ),
    ],
  },
  {
    id: 'sunglasses',
    name: ['Lentes de sol', 'Sunglasses'],
    group: 'sun',
    grams: 60,
    per: 'person',
    rules: [
      must(
        [
          'porque vas a {activity} en {activityPlace}: el agua refleja',
          'because you will {activity} during your stay in {activityPlace}: the water reflects the sun',
        ],
        doing('boat', 'swim', 'snorkel'),
      ),
      good(['porque el sol del trópico no avisa', 'because the tropical sun gives no warning']),
    ],
  },
]
