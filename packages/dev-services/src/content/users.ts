import type { User } from 'content-lake'

/** The token of the site and its functions. */
const SITE_TOKEN = 'sk-local-site'

export const USERS: readonly User[] = [
  {
    id: 'p-eva',
    name: 'Eva Editora',
    email: 'eva@rumbo.example',
    token: 'sk-local-editor',
    role: 'administrator',
  },
  {
    id: 'p-mario',
    name: 'Mario Editor',
    email: 'mario@rumbo.example',
    token: 'sk-local-editor-2',
    role: 'editor',
  },
  {
    id: 'p-vera',
    name: 'Vera Visora',
    email: 'vera@rumbo.example',
    token: 'sk-local-viewer',
    role: 'viewer',
  },
  { id: 'p-site', name: 'Rumbo (sitio)', token: SITE_TOKEN, role: 'editor', isRobot: true },
]
