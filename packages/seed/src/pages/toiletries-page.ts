import { localizedString, localizedText } from '../editorial/localized'
import { titledBody } from './define'

export const toiletriesPage = {
  _id: 'toiletriesPage',
  _type: 'toiletriesPage' as const,
  title: localizedString({ es: 'Artículos de higiene en tamaño de viaje', en: 'Travel-size toiletries' }),
  intro: localizedText({
    es: 'Todo lo de tu baño, en una versión que pasa el control y casi no pesa.',
    en: 'Everything from your bathroom shelf, in sizes that clear security and weigh next to nothing.',
  }),
  liquidLimits: titledBody(
    { es: 'Límites de líquidos en el avión', en: 'Carry-on liquid limits' },
    {
      es: `Para el equipaje de mano, la mayoría de los aeropuertos aplica la misma regla para líquidos, geles, cremas y aerosoles:

- Cada envase, de 100 ml (3.4 oz) como máximo. Cuenta el tamaño del envase, no lo que le queda.
- Todos los envases juntos en una sola bolsa transparente de un cuarto de galón (alrededor de un litro), bien cerrada.
- Los sólidos no tienen límite: jabón en barra, champú sólido y desodorante en barra van donde quieras.
- Las medicinas y la leche del bebé pueden pasar de 100 ml. Decláralas en el control y lleva la receta a mano.

Algunos aeropuertos tienen escáneres nuevos y otras reglas. Antes de salir, revisa la página de tu aerolínea y la del aeropuerto.`,
      en: `Most airports apply the same rule to liquids, gels, creams, and aerosols in your carry-on:

- Each container holds 3.4 oz (100 ml) at most. It is the size of the container that counts, not what is left in it.
- All of a traveler’s containers go in one clear, resealable quart-size bag (about 1 liter).
- Solids are not restricted: bar soap, shampoo bars, and solid stick deodorant can go in any bag.
- Medications and baby formula may exceed 3.4 oz (100 ml). Declare them at the checkpoint and keep the prescription handy.

Some airports have newer scanners and different rules. Check with your airline and your airport before you leave.`,
    },
  ),
  containerTypes: titledBody(
    { es: 'Qué envase para qué cosa', en: 'Which container for what' },
    {
      es: `Un buen envase pesa poco, cierra bien y se deja lavar. Así los escogemos.

- Tubos suaves para cremas y bloqueador: se exprimen hasta el final.
- Botellas de silicona para champú y acondicionador: boca ancha, se llenan sin embudo.
- Atomizadores para perfume: rinden más. El repelente déjalo en su envase, con su etiqueta.
- Latitas y cajas para jabón y champú sólido: deja que se sequen antes de cerrar la tapa.

Saca el aire que sobra de los tubos y las botellas antes de cerrarlos: al bajar la presión en la cabina, el aire atrapado se expande y empuja el contenido hacia afuera.`,
      en: `A good container is light, closes tight, and can be washed. Here is how we choose.

- Soft tubes for creams and sunscreen: you can squeeze out every last bit.
- Silicone bottles for shampoo and conditioner: the wide mouth means you need no funnel.
- Atomizers for perfume: a little goes a long way. Keep insect repellent in its own labeled bottle.
- Tins and boxes for soap and shampoo bars: let the bar dry before you close the lid.

Squeeze the extra air out of tubes and bottles before you close them: as cabin pressure drops, trapped air expands and pushes the contents out.`,
    },
  ),
  whyChoose: titledBody(
    { es: 'Por qué elegir el tamaño de viaje', en: 'Why choose travel size' },
    {
      es: `- Pasas el control sin sacar media maleta ni dejar tu champú en el basurero.
- Cargas menos: cien mililitros alcanzan para una o dos semanas.
- Botas menos plástico: los envases se rellenan y los sólidos no los necesitan.
- Cuidas el agua donde nadas: elige bloqueador mineral y jabones sencillos.`,
      en: `- You clear security without unpacking half your suitcase or leaving your shampoo in the trash.
- You carry less: 3.4 oz (100 ml) of shampoo lasts a week or two.
- You throw away less plastic: containers can be refilled, and solids need none.
- You help protect the water you swim in when you choose mineral sunscreen and simple soaps.`,
    },
  ),
}
