import { type DocumentBadgeComponent, useSchema } from 'sanity'
import { documentType } from '~/content/model'
import { adviceText, failureOf } from './builds'
import { fieldLabel } from './field-label'
import { blockedText, documentState, isForTheShop } from './site-state'
import { useBuilds, useSiteState } from './use-builds'

/** Tells whether the shop shows a published document as published. */
export const buildBadge: DocumentBadgeComponent = ({ id, type, published }) => {
  const schema = useSchema()
  const failure = failureOf(useBuilds().builds, id)
  const site = useSiteState()
  if (failure) {
    const label = failure.field && fieldLabel(schema.get(type), failure.field)
    return { label: 'No está en la tienda', title: adviceText('este documento', label), color: 'danger' }
  }
  if (!site || !published || documentType(type)?.rebuilds !== true || !isForTheShop(published)) return null
  const state = documentState(published, site)
  switch (state.name) {
    case 'live':
      return { label: 'En la tienda', title: 'La tienda muestra lo que está publicado.', color: 'success' }
    case 'scheduled':
      return { label: 'Espera su fecha', title: 'La tienda lo mostrará cuando llegue su fecha.' }
    case 'over':
      return { label: 'Ya terminó', title: 'La tienda dejó de mostrarlo en la fecha que tiene puesta.' }
    case 'waiting':
      return {
        label: 'Llegando a la tienda',
        title: 'La tienda se está armando con este cambio.',
        color: 'primary',
      }
    case 'blocked':
      return {
        label: state.refusal.isKept ? 'En la tienda, sin el último cambio' : 'No está en la tienda',
        title: blockedText(state.refusal, fieldLabel(schema.get(type), state.refusal.field)),
        color: 'danger',
      }
  }
}
