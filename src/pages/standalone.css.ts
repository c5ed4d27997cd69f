import type { APIRoute } from 'astro'
import styles from '~/styles/standalone.css?inline'

/** Styles of the pages of functions, at an address that stays the same across builds. */
export const GET: APIRoute = () =>
  new Response(styles, { headers: { 'content-type': 'text/css; charset=utf-8' } })
