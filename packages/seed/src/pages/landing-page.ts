import { localizedString, localizedText } from '../editorial/localized'
import { titledText } from './define'

export const landingPage = {
  _id: 'landingPage',
  _type: 'landingPage' as const,
  title: localizedString({ es: 'Tu viaje empieza aquí.', en: 'Your journey starts here.' }),
  subtitle: localizedText({
    es: 'Descubre lo esencial para viajar y planea tu recorrido por Honduras con ayuda de la inteligencia artificial.',
    en: 'Discover top travel essentials and AI-powered Honduras trip planning.',
  }),
  gear: titledText(
    { es: 'Equipo esencial', en: 'Essential Gear' },
    {
      es: 'Candados, organizadores y bolsas secas que aguantan buses, lanchas y aeropuertos.',
      en: 'Locks, packing cubes, and dry bags that stand up to buses, boats, and airports.',
    },
  ),
  comfort: titledText(
    { es: 'Comodidad y estilo', en: 'Comfort & Style' },
    {
      es: 'Para dormir en el vuelo y llegar con ganas de salir a caminar.',
      en: 'Sleep on the plane and land ready for a walk.',
    },
  ),
  connected: titledText(
    { es: 'Siempre con conexión', en: 'Stay Connected' },
    {
      es: 'Batería para un día entero de mapas y el adaptador correcto para cada enchufe.',
      en: 'Power for a whole day of maps, and the right plug when you get there.',
    },
  ),
  adventures: titledText(
    { es: 'Aventuras en Honduras', en: 'Honduras Adventures' },
    {
      es: 'Copán, Roatán, Pico Bonito: dinos qué te gusta y arma tu ruta.',
      en: 'Copán, Roatán, Pico Bonito: tell us what you love and shape your route.',
    },
  ),
  barText: localizedString({ es: '¿Todo listo para explorar?', en: 'Ready to explore?' }),
  barButton: localizedString({ es: 'Visita la tienda y planea tu viaje', en: 'Shop Now & Plan Your Trip' }),
}
