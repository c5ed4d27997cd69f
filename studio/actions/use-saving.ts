import { useToast } from '@sanity/ui/toast'
import { type SubmitEvent, useState } from 'react'

type Saving = 'idle' | 'saving' | 'failed'

/** The state of a form and its submit handler, which waits for `save`, then shows `done`, and logs a failure. */
export const useSaving = (save: () => Promise<void>, done: string) => {
  const [state, setState] = useState<Saving>('idle')
  const toast = useToast()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('saving')
    save()
      .then(() => toast.push({ status: 'success', title: done }))
      .catch((error: unknown) => {
        console.error(error)
        setState('failed')
      })
  }
  return { state, submit }
}
