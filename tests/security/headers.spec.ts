import { expect, pathFor, test } from '../e2e/harness'

const PAGES = [
  pathFor('landing', 'es'),
  pathFor('product', 'en', 'prod-001'),
  pathFor('cart', 'es'),
  '/shop/product/nothing',
]

for (const path of PAGES) {
  test(`QUAL-03 ${path} carries every security header, and no script is allowed inline by name`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    const scripts = /script-src ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1]
    expect(scripts).toMatch(/^'self'/)
    expect(scripts).not.toMatch(/unsafe|\*|https?:/)
  })
}

test('QUAL-03 pages are asked for again, hashed files never', async ({ request }) => {
  const page = await request.get(pathFor('products', 'es'))
  expect(page.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const file = /\/_astro\/[\w.@-]+\.(?:js|css)/.exec(await page.text())?.[0] ?? ''
  expect((await request.get(file)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
})

test('QUAL-03 answers about a person stay out of shared caches', async ({ request }) => {
  for (const path of ['/api/orders', '/api/stripe/checkout-session/cs_test_nothing']) {
    expect((await request.get(path)).headers()['cache-control']).toMatch(/no-store|private/)
  }
})

test('QUAL-03 a script that the build did not know is not run', async ({ page, guard }) => {
  guard.allow(/CSP|Content Security Policy/)
  await page.goto(pathFor('home', 'es'))
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    await new Promise(requestAnimationFrame)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})
