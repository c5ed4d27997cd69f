import { getPublishedId, type SlugInputProps, useEditState, useFormValue } from 'sanity'
import { Note } from '../actions/form-parts'

/** The slug of a published document is locked: links, carts and orders use it. */
export function LockedSlugInput(props: SlugInputProps) {
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published } = useEditState(id, String(useFormValue(['_type'])))
  if (published === null) return props.renderDefault(props)
  return (
    <>
      {props.renderDefault({ ...props, readOnly: true })}
      <Note>Ya está publicado: hay enlaces, carritos y pedidos que lo usan, y por eso no cambia.</Note>
    </>
  )
}
