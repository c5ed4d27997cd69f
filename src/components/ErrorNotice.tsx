/** Says what went wrong as soon as it does, and under it what may help; empty while all is well. */
export function ErrorNotice({
  message,
  detail,
}: {
  message: string | undefined
  detail?: string | undefined
}) {
  return (
    <div role="alert">
      {message && (
        <div className="notice" data-tone="error">
          <p>{message}</p>
          {detail && <p className="small">{detail}</p>}
        </div>
      )}
    </div>
  )
}
