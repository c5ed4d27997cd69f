/** @jsxImportSource hono/jsx */
import { page } from 'service-kit/page'
import { PEOPLE } from './people'

const COPY = {
  es: {
    title: 'Entrar al Studio',
    notice: 'Local: no necesitas ninguna cuenta. Esta página reemplaza el inicio de sesión de Sanity.',
    question: '¿Quién edita hoy?',
    hint: 'Elige a una persona; no hay contraseñas.',
    roles: {
      administrator: 'Administradora: puede todo',
      editor: 'Editor: escribe y publica',
      viewer: 'Visora: solo mira',
    },
  },
  en: {
    title: 'Enter the Studio',
    notice: 'Local: no account needed. This page stands in for Sanity’s login.',
    question: 'Who is editing today?',
    hint: 'Choose a person; there are no passwords.',
    roles: {
      administrator: 'Administrator: may do everything',
      editor: 'Editor: writes and publishes',
      viewer: 'Viewer: only looks',
    },
  },
} as const

/** A button per editor; `origin` is where the chosen one goes back to. */
export const loginPage = (lang: keyof typeof COPY, origin: string) => {
  const copy = COPY[lang]
  return page({
    lang,
    title: `${copy.title} · Rumbo`,
    notice: copy.notice,
    styles: ['/__local/people.css'],
    children: (
      <main class="login">
        <p class="brand">Rumbo</p>
        <div>
          <h1>{copy.question}</h1>
          <p class="soft">{copy.hint}</p>
        </div>
        <form method="get" class="card people">
          <input type="hidden" name="origin" value={origin} />
          {PEOPLE.filter(({ robot }) => !robot).map(({ id, name, role }) => (
            <button class="person" name="as" value={id}>
              <span class="initial" aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <span>
                <strong>{name}</strong>
                <small class="soft">{copy.roles[role]}</small>
              </span>
            </button>
          ))}
        </form>
      </main>
    ),
  })
}
