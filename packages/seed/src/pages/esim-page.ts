import { localizedString, localizedText } from '../editorial/localized'
import { titledText } from './define'

export const esimPage = {
  _id: 'esimPage',
  _type: 'esimPage' as const,
  title: localizedString({ es: 'Muy pronto', en: 'Coming Soon' }),
  intro: localizedText({
    es: 'Estamos preparando la eSIM para que llegues a Honduras con datos desde que el avión toca tierra.',
    en: 'We are getting eSIMs ready so that you will have data in Honduras from the moment you land.',
  }),
  instantActivation: titledText(
    { es: 'Activación inmediata', en: 'Instant activation' },
    {
      es: 'En un celular compatible y liberado, escaneas un código y listo: sin chip, sin fila y sin perder tu número de siempre.',
      en: 'On a compatible, unlocked phone, scan a code and you are online, with no plastic SIM card and no waiting in line. You keep your usual number.',
    },
  ),
  globalCoverage: titledText(
    { es: 'Cobertura global', en: 'Global coverage' },
    {
      es: 'Con un plan que cubra toda tu ruta, el mismo perfil te sirve en la escala y en el próximo país.',
      en: 'With a plan that covers your whole route, the same profile works during your layover and in the next country on your route.',
    },
  ),
  noContracts: titledText(
    { es: 'Sin contratos largos', en: 'No long-term contracts' },
    {
      es: 'Pagas los días que viajas. Nada se renueva a tus espaldas.',
      en: 'Pay for the days you travel. Nothing renews behind your back.',
    },
  ),
  multiplePlans: titledText(
    { es: 'Varios planes en un teléfono', en: 'Multiple plans on one device' },
    {
      es: 'Guarda un plan para el trabajo y otro para el viaje, y cambia cuando quieras.',
      en: 'Keep one plan for work and one for the trip, and switch whenever you like.',
    },
  ),
}
