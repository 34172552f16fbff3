interface WebhookIds {
  webhook: string
}

const ofWebhook = ({ webhook: id }: WebhookIds) => ({ params: { id }, ids: { id: 'webhook' as const } })

/** Valid requests of the endpoints of webhooks. */
export const webhookRequests = {
  'GET /api/webhooks': () => ({}),
  'POST /api/webhooks': () => ({ body: { url: 'https://hooks.example/jar', events: ['act.recorded'] } }),
  'PUT /api/webhooks/{id}': (ids: WebhookIds) => ({
    ...ofWebhook(ids),
    body: { url: 'https://hooks.example/jar', events: ['act.undone'], active: true },
  }),
  'POST /api/webhooks/{id}/secret': ofWebhook,
  'POST /api/webhooks/{id}/test': ofWebhook,
  'DELETE /api/webhooks/{id}': ofWebhook,
  'GET /api/webhooks/{id}/deliveries': ofWebhook,
}
