/** @jsxImportSource hono/jsx */
import { page } from 'service-kit/page'
import { formatMoney } from '../domain/money'
import type { Session } from '../domain/session'
import { totalsOf } from '../domain/totals'
import { TEXTS } from './texts'

const SHOWN = 50

/** The emulator's home page: the latest sessions, newest first. */
export const homePage = (sessions: readonly Session[]) =>
  page({
    lang: 'es',
    title: 'Pagos locales / Local payments',
    notice: TEXTS.es.notice,
    styles: ['/__local/checkout.css', '/__local/summary.css'],
    children: (
      <main class="home">
        <h1>
          Pagos locales <span lang="en">/ Local payments</span>
        </h1>
        {sessions.length === 0 && (
          <p>
            Todavía no hay pagos: compra algo en la tienda.{' '}
            <span lang="en" class="soft">
              No payments yet: buy something in the shop.
            </span>
          </p>
        )}
        <ol class="sessions" reversed>
          {[...sessions]
            .reverse()
            .slice(0, SHOWN)
            .map((session) => (
              <li class="card">
                <a href={`/c/pay/${session.id}`}>{session.lines.map(({ name }) => name).join(', ')}</a>
                <span class="amount">{formatMoney(totalsOf(session).total, session.currency, 'es')}</span>
                {session.paymentStatus === 'paid' && session.paymentIntentId && (
                  <a href={`/payments/${session.paymentIntentId}`}>Reembolsar / Refund</a>
                )}
                {session.status === 'complete' && session.paymentStatus === 'unpaid' && (
                  <form method="post" action={`/c/pay/${session.id}/settle`}>
                    <button name="outcome" value="succeeded">
                      Llega el dinero / Money arrives
                    </button>
                    <button name="outcome" value="failed">
                      El pago falla / Payment fails
                    </button>
                  </form>
                )}
                <span class="soft">
                  {session.status} · {session.paymentStatus}
                </span>
                <time class="soft" datetime={new Date(session.created * 1_000).toISOString()}>
                  {new Date(session.created * 1_000).toLocaleString('es-HN', {
                    timeZone: 'America/Tegucigalpa',
                  })}
                </time>
              </li>
            ))}
        </ol>
      </main>
    ),
  })
