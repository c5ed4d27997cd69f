import type { APIRoute } from 'astro'
import { refusals } from '~/content/collections'
import { BUILD_STARTED } from '~/content/integration'

/** For the Studio to tell editors: when the content was read, and which documents are not shown as published. */
export const GET: APIRoute = async () =>
  Response.json({
    builtAt: process.env[BUILD_STARTED] ?? new Date().toISOString(),
    refused: await refusals(),
  })
