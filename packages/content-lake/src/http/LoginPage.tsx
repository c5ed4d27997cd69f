/** @jsxImportSource hono/jsx */
import { page } from 'service-kit/page'
import type { User } from '../users'

const COPY = {
  es: {
    title: 'Iniciar sesión',
    notice: 'Esta página local reemplaza el inicio de sesión de Sanity. No necesitas una cuenta.',
    heading: 'Elige un usuario',
    hint: 'No hay contraseñas.',
    roles: { administrator: 'Administrador', editor: 'Editor', viewer: 'Lector' },
  },
  en: {
    title: 'Log in',
    notice: 'This local page replaces the login of Sanity. You need no account.',
    heading: 'Choose a user',
    hint: 'There are no passwords.',
    roles: { administrator: 'Administrator', editor: 'Editor', viewer: 'Viewer' },
  },
} as const

interface Props {
  readonly lang: keyof typeof COPY
  readonly projectTitle: string
  readonly users: readonly User[]
  /** URL of the Studio, to which the user returns. */
  readonly returnTo: string
}

/** The login page with a button for each user. */
export const loginPage = ({ lang, projectTitle, users, returnTo }: Props) => {
  const copy = COPY[lang]
  return page({
    lang,
    title: `${copy.title} · ${projectTitle}`,
    notice: copy.notice,
    styles: ['/__local/people.css'],
    children: (
      <main class="login">
        <p class="brand">{projectTitle}</p>
        <div>
          <h1>{copy.heading}</h1>
          <p class="soft">{copy.hint}</p>
        </div>
        <form method="get" class="card people">
          <input type="hidden" name="origin" value={returnTo} />
          {users.map(({ id, name, role }) => (
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
