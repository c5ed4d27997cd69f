import type { WebhookEndpoint } from './dispatcher'

/** The one webhook of the emulator, in the shape of `GET /v1/webhook_endpoints`. */
export const webhookList = ({ url }: WebhookEndpoint) => ({
  object: 'list',
  url: '/v1/webhook_endpoints',
  has_more: false,
  data: [
    {
      id: 'we_local',
      object: 'webhook_endpoint',
      url,
      enabled_events: ['*'],
      status: 'enabled',
      livemode: false,
      api_version: null,
      application: null,
      created: 0,
      description: null,
      metadata: {},
    },
  ],
})
