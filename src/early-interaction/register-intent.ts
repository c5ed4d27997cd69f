import intent from './client-intent'

Object.assign(((window as { Astro?: object }).Astro ??= {}), { intent })
