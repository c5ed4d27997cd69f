/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx'
import { page } from 'service-kit/page'
import type { Email } from '../store'
import { headerLines, rawMessage } from './message'

const NOTICE = 'Correo local: nada sale de esta computadora. Local mail: nothing leaves this computer.'

/** Spanish text followed by its English translation. */
const Both = ({ es, en }: { es: string; en: string }) => (
  <>
    {es}{' '}
    <span lang="en" class="soft">
      / {en}
    </span>
  </>
)

/** The list of emails, newest first; `to` is the search text. */
export const inboxPage = (emails: readonly Email[], to: string) =>
  shell(
    'Buzón local / Local inbox',
    <>
      <header class="inbox-top">
        <h1>
          <Both es="Buzón" en="Inbox" />
        </h1>
        <form method="get" action="/inbox" role="search">
          <label for="to">
            <Both es="Para" en="To" />
          </label>
          <div class="inbox-search">
            <input id="to" name="to" type="search" value={to} autocomplete="off" />
            <button class="button quiet">
              <span>Buscar</span>
              <span class="visually-hidden" lang="en">
                {' '}
                / Search
              </span>
            </button>
          </div>
        </form>
      </header>
      {emails.length === 0 ? (
        <p class="card empty">
          <Both es="Todavía no hay correos." en="No emails yet." />
        </p>
      ) : (
        <ol class="mails" reversed>
          {emails.map((email) => (
            <li>
              <a class="mail card" href={`/inbox/${email.id}`}>
                <strong class="mail-subject">{email.subject}</strong>
                <span class="mail-to">{email.to.join(', ')}</span>
                <Time at={email.created_at} />
                <span class="mail-start soft">{startOf(email)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </>,
  )

/** One email: its headers, and its HTML (phone or desktop width, light or dark), text and source. */
export const mailPage = (email: Email) => {
  const lines = headerLines(email)
  return shell(
    email.subject,
    <>
      <p>
        <a class="back" href="/inbox">
          <span aria-hidden="true">←</span> <Both es="Buzón" en="Inbox" />
        </a>
      </p>
      <h1>{email.subject}</h1>
      <div class="card headers">
        <HeaderList lines={lines.filter(([name]) => FIRST.has(name))} />
        <details>
          <summary>
            <Both es="Todos los encabezados" en="All headers" />
          </summary>
          <HeaderList lines={lines.filter(([name]) => !FIRST.has(name))} />
        </details>
      </div>
      <div class="viewer">
        <div class="choices">
          <Choice
            name="view"
            legend={<Both es="Ver" en="View" />}
            options={[
              ['html', 'HTML'],
              ['text', 'Texto / Text'],
              ['raw', 'Original / Raw'],
            ]}
          />
          <Choice
            name="width"
            legend={<Both es="Ancho" en="Width" />}
            options={[
              ['phone', 'Teléfono / Phone'],
              ['desktop', 'Computadora / Desktop'],
            ]}
          />
          <Choice
            name="scheme"
            legend={<Both es="Fondo" en="Scheme" />}
            options={[
              ['light', 'Claro / Light'],
              ['dark', 'Oscuro / Dark'],
            ]}
          />
        </div>
        <section class="view view-html">
          {email.html === null ? (
            <p class="card empty">
              <Both es="Este correo no tiene HTML." en="This email has no HTML." />
            </p>
          ) : (
            (['light', 'dark'] as const).map((scheme) => (
              <iframe
                class={`frame-${scheme}`}
                title={`${email.subject} (HTML, ${scheme})`}
                src={`/inbox/${email.id}/html?scheme=${scheme}`}
                sandbox="allow-popups allow-popups-to-escape-sandbox"
              />
            ))
          )}
        </section>
        <section class="view view-text">
          <pre class="card" tabindex={0}>
            {email.text ?? '—'}
          </pre>
        </section>
        <section class="view view-raw">
          <pre class="card" tabindex={0}>
            {rawMessage(email)}
          </pre>
        </section>
      </div>
    </>,
  )
}

const FIRST = new Set(['From', 'To', 'Date'])

const HeaderList = ({ lines }: { lines: readonly (readonly [name: string, value: string])[] }) => (
  <dl>
    {lines.map(([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)

export const unknownMailPage = () =>
  shell(
    'Correo no encontrado / Email not found',
    <>
      <h1>
        <Both es="No encontramos ese correo." en="Email not found." />
      </h1>
      <p>
        <a href="/inbox">
          <Both es="Ir al buzón" en="Go to the inbox" />
        </a>
      </p>
    </>,
  )

const shell = (title: string, children: Child) =>
  page({
    lang: 'es',
    title,
    notice: NOTICE,
    styles: ['/__local/inbox.css'],
    children: <main class="inbox">{children}</main>,
  })

interface ChoiceProps {
  readonly name: string
  readonly legend: Child
  readonly options: readonly (readonly [value: string, label: string])[]
}

/** Radio buttons that switch the view by CSS; the first is selected. */
const Choice = ({ name, legend, options }: ChoiceProps) => (
  <fieldset class={`choice choice-${name}`}>
    <legend>{legend}</legend>
    {options.map(([value, label], index) => (
      <label for={`${name}-${value}`}>
        <input type="radio" id={`${name}-${value}`} name={name} value={value} checked={index === 0} />
        {label}
      </label>
    ))}
  </fieldset>
)

const Time = ({ at }: { at: string }) => (
  <time class="soft" datetime={at}>
    {new Intl.DateTimeFormat('es-HN', {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'America/Tegucigalpa',
    }).format(new Date(at))}
  </time>
)

const startOf = (email: Email): string =>
  (email.text ?? email.html?.replaceAll(/<style.*?<\/style>|<[^>]+>/gs, ' ') ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 140)
