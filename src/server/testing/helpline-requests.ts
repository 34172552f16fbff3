/** A valid request of each endpoint of the help lines. */
export const helplineRequests = {
  'GET /api/helplines': () => ({ query: { uses: 'emergency,poison', language: 'en' } }),
  'GET /api/helplines/settings': () => ({}),
  'PUT /api/helplines/settings': () => ({ body: { country: 'ES', own: { poison: '+34 915 620 420' } } }),
}
