import type { Messages } from '~/i18n/messages'
import { CheckoutError } from './request-checkout'

/** The spec's sentence, and under it the server's own words where they help the shopper on. */
export function CheckoutNotice({
  error,
  t,
}: {
  error: CheckoutError | 'failed' | undefined
  t: Messages['checkout']
}) {
  return (
    <div role="alert">
      {error && (
        <div className="notice" data-tone="error">
          <p>{t.failed}</p>
          {error instanceof CheckoutError && error.status < 500 && <p className="small">{error.reason}</p>}
        </div>
      )}
    </div>
  )
}
