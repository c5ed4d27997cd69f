import * as z from 'zod/mini'

// zod tests for `new Function` to compile its schemas, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true })

export { z }
