import type { ProductSeed } from './define'

export const electronics: readonly ProductSeed[] = [
  {
    id: 'prod-011',
    category: 'electronics',
    price: 24.9,
    originalPrice: 29.9,
    es: {
      name: 'Batería externa de 10,000 mAh',
      description:
        'Un día largo de mapas, fotos y traductor, y todavía te queda carga para pedir el taxi de regreso. Carga dos aparatos a la vez y cabe en el bolsillo junto a tu teléfono. Va siempre contigo en la cabina: las baterías externas no se permiten en el equipaje registrado.',
      details: [
        '10,000 mAh: unas dos cargas completas de un teléfono',
        'Una salida USB-C y una USB-A',
        '37 Wh, por debajo del límite de 100 Wh de las aerolíneas',
        'Cuatro luces que dicen cuánto queda',
        'Incluye cable USB-C corto',
      ],
    },
    en: {
      name: '10,000 mAh power bank',
      description:
        'A long day of maps, photos, and translations, and still enough charge left to call a taxi home. It charges two devices at once and fits in any pocket that holds your phone. Keep it with you in the cabin: power banks may not go in checked bags.',
      details: [
        '10,000 mAh: about two full charges of a phone',
        'One USB-C and one USB-A output',
        '37 Wh, below the airlines’ 100 Wh limit',
        'Four lights show how much is left',
        'Short USB-C cable included',
      ],
    },
  },
  {
    id: 'prod-012',
    category: 'electronics',
    price: 16.25,
    es: {
      name: 'Adaptador universal con USB-C',
      description:
        'Un solo cubo para los enchufes de Honduras y para los de tu próximo viaje. Deslizas la clavija que necesitas y las demás quedan guardadas. Si vienes de Estados Unidos, Canadá o México, no lo necesitas en Honduras: los enchufes son los mismos y el voltaje, casi igual. Le sirve a quien viene de Europa o de la mayor parte de Sudamérica y Asia, y a quien viaja desde Honduras a otros países.',
      details: [
        'Clavijas tipo A, C, G e I en una pieza',
        'Dos puertos USB-C y uno USB-A',
        'Fusible de repuesto incluido',
        'Adapta el enchufe, no el voltaje: revisa que tu aparato acepte el de tu destino (120 V en Honduras)',
      ],
    },
    en: {
      name: 'Universal adapter with USB-C',
      description:
        'One cube for outlets in Honduras and on your next trip. Slide out the plug you need, and the others stay tucked away. If you come from the USA, Canada, or Mexico, you do not need it in Honduras: the outlets are the same, and the voltage is the same or close to it. It is for visitors from Europe and from most of South America and Asia, and for your trips to other continents.',
      details: [
        'Type A, C, G, and I plugs in one piece',
        'Two USB-C ports and one USB-A',
        'Spare fuse included',
        'Adapts the plug, not the voltage: check that your device accepts the local voltage (120 V in Honduras)',
      ],
    },
  },
  {
    id: 'prod-013',
    category: 'electronics',
    price: 31.4,
    es: {
      name: 'Audífonos de viaje',
      description:
        'Almohadillas que tapan bien la oreja y bajan el zumbido del avión aunque estén apagados. Se doblan en su estuche y, con el cable incluido, también sirven en la pantalla del asiento. Cómodos hasta para dormirte con ellos puestos.',
      details: [
        'Bluetooth, con hasta 30 horas de batería',
        'Cable de 3.5 mm para la pantalla del avión',
        'Almohadillas suaves que reducen el ruido',
        'Plegables, con estuche de tela',
        'Micrófono para llamadas',
      ],
    },
    en: {
      name: 'Travel headphones',
      description:
        'Cushions that seal snugly around your ears and soften the drone of the plane, even when the battery is dead. The headphones fold into their pouch and, with the included cable, plug into the seat-back screen too. Comfortable enough to fall asleep in.',
      details: [
        'Bluetooth, up to 30 hours on a charge',
        '3.5 mm cable for the seat-back screen',
        'Soft cushions that help block noise',
        'Foldable, with a cloth pouch',
        'Microphone for calls',
      ],
    },
  },
]
