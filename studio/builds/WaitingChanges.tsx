import { waitingChanges } from '~/content/deploys'
import { Button, Failure } from '../actions/form-parts'
import { useSaving } from '../actions/use-saving'
import { useDeploys } from './use-deploys'
import { waitingText } from './waiting'

/** Changes that the next deploy contains, and a button that does not wait for it. */
export const WaitingChanges = () => {
  const { deploys, publishNow } = useDeploys()
  const { state, submit } = useSaving(publishNow, 'Publicación pedida.')
  if (!deploys) return null
  const isWaiting = waitingChanges(deploys) > 0
  return (
    <form onSubmit={submit}>
      <p role="status">{waitingText(deploys, new Date())}</p>
      {isWaiting && (
        <Button type="submit" $primary>
          Publicar ahora
        </Button>
      )}
      {state === 'failed' && (
        <Failure role="alert">No se pudo pedir la publicación. Prueba otra vez.</Failure>
      )}
    </form>
  )
}
