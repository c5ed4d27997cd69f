import type { Config } from '@netlify/functions'
import { createApp } from 'astro/app/entrypoint'

const app = createApp()

export default (request: Request): Promise<Response> => app.render(request)

/** Scripts and styles are files; everything else is rendered. */
export const config: Config = { path: '/*', preferStatic: true }
