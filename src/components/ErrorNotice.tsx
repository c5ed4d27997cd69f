/** Announces an error, with recovery actions below it; empty if there is none. */
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
