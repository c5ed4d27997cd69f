import { type Deploys, waitingChanges } from '~/content/deploys'
import { HONDURAS } from '~/lib/honduras-time'
import { timeText } from '../schemaTypes/previews/time'

const TIME = new Intl.DateTimeFormat('es-HN', { timeStyle: 'short', timeZone: HONDURAS })

/** When waiting changes reach the shop, as text for editors. */
export const waitingText = (deploys: Deploys, now: Date): string => {
  const waiting = waitingChanges(deploys)
  if (waiting === 0) {
    const sent = timeText(deploys.sentAt)
    return `No hay cambios esperando.${sent && ` Última publicación: ${sent}`}`
  }
  const notBefore = deploys.notBefore ? new Date(deploys.notBefore) : now
  const changes = waiting === 1 ? 'Un cambio espera.' : `${waiting} cambios esperan.`
  return `${changes} Próxima publicación: ${notBefore > now ? TIME.format(notBefore) : 'en un par de minutos.'}`
}
