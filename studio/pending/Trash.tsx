import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { Button, Failure, Note } from '../actions/form-parts'
import { timeText } from '../schemaTypes/previews/time'
import { useOnlyLooks } from '../use-only-looks'
import { usePublished } from '../use-published'
import { publishedId } from '../published-id'
import { type Document } from './documents'
import { Documents, Name, TypeTitle } from './parts'
import { readTrash, restore } from './trash'
import { useRead } from './use-read'

/** Deleted documents, which come back as drafts. */
export const Trash = () => {
  const client = usePublished()
  const router = useRouter()
  const { value, failed } = useRead(readTrash)
  const [notRestored, setNotRestored] = useState(false)
  const onlyLooks = useOnlyLooks()

  const bringBack = async (document: Document) => {
    try {
      await restore(client, document)
      router.navigateIntent('edit', { id: publishedId(document._id), type: document._type })
    } catch (error) {
      console.error(error)
      setNotRestored(true)
    }
  }
  return (
    <>
      <Note>Lo que restauras vuelve como borrador: revísalo y publícalo.</Note>
      {notRestored && <Failure role="alert">No se pudo restaurar. Vuelve a intentarlo.</Failure>}
      <Documents
        caption="Documentos eliminados, los últimos primero"
        none="La papelera está vacía."
        titles={['Documento', 'Clase', 'Eliminado', 'Acción']}
        failed={failed}
        rows={value?.map(({ document, deletedAt }) => ({
          key: document._id,
          cells: [
            <Name key="name" document={document} />,
            <TypeTitle key="type" type={document._type} />,
            timeText(deletedAt),
            <Button key="restore" type="button" disabled={onlyLooks} onClick={() => void bringBack(document)}>
              Restaurar
            </Button>,
          ],
        }))}
      />
    </>
  )
}
