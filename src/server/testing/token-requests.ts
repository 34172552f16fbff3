interface TokenIds {
  child: string
  apiToken: string
}

/** Valid requests of the endpoints of API tokens. */
export const tokenRequests = {
  'GET /api/tokens': () => ({}),
  'POST /api/tokens': ({ child }: TokenIds) => ({
    body: { name: 'Phone', scopes: ['record'], childIds: [child], days: 90 },
  }),
  'DELETE /api/tokens/{id}': ({ apiToken: id }: TokenIds) => ({ params: { id }, ids: { id: 'apiToken' as const } }),
}
