import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { ownPagesOnly } from 'service-kit/own-pages-only'
import { createAnthropic } from './index'

const PREFIX = '/__local/anthropic'

/** The stand-in keeps no state, so the program that serves the shop serves it too, under `/__local/anthropic`. */
export const isForAnthropic = ({ url }: IncomingMessage): boolean => url?.startsWith(`${PREFIX}/`) === true

export const handleAnthropic = getRequestListener(
  new Hono().use(ownPagesOnly()).route(PREFIX, createAnthropic()).fetch,
)
