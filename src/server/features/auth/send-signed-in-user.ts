import type { User } from '#shared/auth/contract.ts'
import { orNotFound } from '#server/errors.ts'
import type { Reply, RequestInfo } from '#server/http/route.ts'
import type { AuthServices } from './services.ts'
import { findUserView } from './user-view.ts'

interface SignedIn {
  userId: string
  /** Token of the new session. */
  token: string
  /** `Set-Cookie` header of a device that is not asked for the second factor again. */
  rememberedCookie?: string | undefined
}

/** Sets the cookies of a user who has signed in, and returns the user. */
export const sendSignedInUser = async (
  services: AuthServices,
  { userId, token, rememberedCookie }: SignedIn,
  request: RequestInfo,
  reply: Reply,
): Promise<User> => {
  const user = orNotFound(await findUserView(services, userId))
  reply.header('set-cookie', services.cookie.set(token))
  reply.header('set-cookie', services.devices.add(request.header('cookie'), user.email))
  if (rememberedCookie !== undefined) reply.header('set-cookie', rememberedCookie)
  return user
}
