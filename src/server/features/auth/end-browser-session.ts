import type { Reply, RequestInfo } from '#server/http/route.ts'
import type { AuthServices } from './services.ts'
import { deleteSessionByTokenHash } from './sessions.ts'

/** Clears the browser's session cookie, and deletes its session unless nothing can be stored, which is logged. */
export const endBrowserSession = async (
  { transact, cookie, reportError }: AuthServices,
  request: RequestInfo,
  reply: Reply,
): Promise<void> => {
  reply.header('set-cookie', cookie.clear())
  const hash = cookie.readTokenHash(request.header('cookie'))
  if (hash === null) return
  await transact((tx) => deleteSessionByTokenHash(tx, hash)).catch((error: unknown) =>
    reportError('the session of a user who signed out was not deleted', error),
  )
}
