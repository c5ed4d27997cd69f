import * as z from 'zod/mini'

// zod tries out `new Function` to compile its schemas, which our Content-Security-Policy reports as a breach.
z.config({ jitless: true })

export { z }
