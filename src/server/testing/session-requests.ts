/** Valid requests of the endpoints of sessions. */
export const sessionRequests = {
  'GET /api/auth/sessions': () => ({}),
  'DELETE /api/auth/sessions': () => ({}),
  'DELETE /api/auth/sessions/{id}': ({ session }: { session: string }) => ({
    params: { id: session },
    ids: { id: 'session' as const },
  }),
  'GET /api/auth/recent-sign-in': () => ({}),
  'GET /api/auth/recent-sign-in/oidc': () => ({}),
}
