const ids = { childId: 'child' } as const

/** A valid request of each endpoint of the assistant. */
export const assistantRequests = {
  'POST /api/ai/chat/stream': ({ child: childId }: { child: string }) => ({
    body: { childId, message: 'How do we brush teeth?', topic: 'tips', language: 'en' },
    ids,
  }),
  'POST /api/ai/sentence': ({ child: childId }: { child: string }) => ({
    body: { childId, text: 'Leo brushed his teeth', language: 'en' },
    ids,
  }),
  'GET /api/ai/model': () => ({}),
}
