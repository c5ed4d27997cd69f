import { type SubmitEvent, useState } from 'react'

type Saving = 'idle' | 'saving' | 'failed'

/** The state of a form and its submit handler, which waits for `save` and logs a failure. */
export const useSaving = (save: () => Promise<void>) => {
  const [state, setState] = useState<Saving>('idle')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('saving')
    save().catch((error: unknown) => {
      console.error(error)
      setState('failed')
    })
  }
  return { state, submit }
}
