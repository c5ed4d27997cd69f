import { defineCollection } from 'astro:content'
import { lakeLoader } from './content/loader'
import { CONTENT_TYPES } from './content/model'

export const collections = Object.fromEntries(
  CONTENT_TYPES.map((type) => [type.name, defineCollection({ loader: lakeLoader(type) })]),
)
