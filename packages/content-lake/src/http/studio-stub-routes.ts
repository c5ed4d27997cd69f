import { Hono } from 'hono'
import { eventStream } from './events'

/** Empty answers for services that the Studio asks and the lake does not emulate: plans, help, telemetry, releases, agents. */
export const stubRoutes = () =>
  new Hono()
    .get('/ping', (c) => c.json({ pong: true }))
    .get('/data/ping/:dataset', (c) => c.json({ pong: true }))
    .get('/check/cors', (c) => c.json({ result: { allowed: true, withCredentials: true } }))
    // Without this feature the Studio wraps its layout in an offer when the answer arrives, which mounts every tool
    // again and loses what was typed. Its configuration turns comments off.
    .get('/features', (c) => c.json(['studioComments']))
    .get('/help', (c) => c.json({ resources: { sectionArray: [] } }))
    .get('/geoip/country', (c) => c.json({ country: 'US' }))
    .get('/journey/*', (c) => c.json([]))
    .get('/intake/telemetry-status', (c) => c.json({ status: 'denied' }))
    .post('/intake/*', (c) => c.json({}))
    .get('/access/requests/me', (c) => c.json([]))
    .get('/subscriptions/project/:project', (c) => c.json({}))
    .get('/schedules/:project/:dataset', (c) => c.json({ schedules: [] }))
    .get('/media-libraries', (c) => c.json({ data: [] }))
    .get('/projects/:project/user-applications', (c) => c.json([]))
    .get('/projects/:project/new-content-release-allowed', (c) => c.json({ allowed: false }))
    .get('/projects/:project/datasets/:dataset/settings/indexing', (c) => c.json({}))
    .post('/descriptors/claim', (c) => c.json({ needsUpload: false, exists: true, expiresIn: 3600 }))
    .post('/descriptors/synchronize', (c) => c.json({}))
    .get('/agent/:organization/bundles/mine/listen', (c) =>
      eventStream(c, (stream) => {
        stream.send('welcome', {})
        return () => {}
      }),
    )
