import type { BuildRecord } from './build-queue'

const STATES = {
  running: ['En marcha', 'Running'],
  done: ['Publicado', 'Published'],
  failed: ['Falló', 'Failed'],
} as const

/** The page at `/__local/builds`, which shows editors whether the last change is published, and if not, why. */
export const buildsPage = (records: readonly BuildRecord[]): string => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Publicaciones · Builds</title>
<link rel="stylesheet" href="/__local/builds.css">
</head>
<body>
<main>
<h1>Publicaciones <span lang="en">· Builds</span></h1>
<p>Servicio local de Rumbo. <span lang="en">Local service of Rumbo.</span></p>
${records.length === 0 ? '<p>Todavía no hay cambios publicados. <span lang="en">Nothing has been published yet.</span></p>' : `<ol>${records.map(item).join('')}</ol>`}
</main>
</body>
</html>`

const item = ({ id, state, startedAt, seconds, hooks, error }: BuildRecord): string => `<li class="${state}">
<h2>#${id} ${STATES[state][0]} <span lang="en">· ${STATES[state][1]}</span></h2>
<p><time datetime="${startedAt}">${startedAt.replace('T', ' ').slice(0, 19)} UTC</time>${seconds === undefined ? '' : ` · ${seconds} s`} · ${hooks} ${hooks === 1 ? 'aviso' : 'avisos'} <span lang="en">(${hooks} ${hooks === 1 ? 'hook' : 'hooks'})</span></p>
${error ? `<pre>${escapeHtml(error)}</pre><p>El sitio anterior sigue en línea. <span lang="en">The previous version of the site is still online.</span></p>` : ''}</li>`

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`)

export const BUILDS_CSS = `:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0;padding:2rem 1rem}main{max-inline-size:46rem;margin-inline:auto}
ol{list-style:none;padding:0;display:grid;gap:1rem}
li{border:1px solid;border-inline-start-width:.5rem;border-radius:.5rem;padding:.5rem 1rem}
.done{border-color:light-dark(#26734d,#6fcf97)}.failed{border-color:light-dark(#b3261e,#ff8a80)}.running{border-color:light-dark(#1f5fa8,#8ab4f8)}
h2{font-size:1.1rem;margin:0}p{margin:.25rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere}
`
