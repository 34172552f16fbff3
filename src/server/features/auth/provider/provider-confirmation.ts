import { recentSignInMinutes } from '#shared/auth/rules.ts'
import { minuteMs } from '#shared/time/duration.ts'
import type { Member } from '#server/http/session.ts'
import type { StoredFlow } from './flow-cookie.ts'
import type { Identity } from './provider.ts'
import type { AuthServices } from '#server/features/auth/services.ts'
import { renewSession } from '#server/features/auth/sessions.ts'
import { findUserIdBySubject } from '#server/features/auth/store.ts'

// The provider's clock may differ.
const clockToleranceMs = minuteMs

const isInFuture = (authenticatedAt: number | null, now: number) =>
  authenticatedAt !== null && authenticatedAt > now + clockToleranceMs

const isRecent = (authenticatedAt: number, now: number) =>
  now - authenticatedAt <= recentSignInMinutes * minuteMs + clockToleranceMs

/** What to do about a person who came back from the provider to confirm a sign-in. */
export type Confirmation = { token: string } | 'ask for the login' | 'failed'

interface ConfirmationAttempt {
  member: Member | null
  providerId: string
  identity: Identity
  flow: StoredFlow
}

/**
 * Makes the sign-in of a session recent if the same person has just proved to the provider who they are. A provider that
 * does not say when they did, or says that it was long ago, is asked once to have them sign in again.
 */
export const confirmAtProvider = async (
  { db, transact }: AuthServices,
  { member, providerId, identity, flow }: ConfirmationAttempt,
  now: number,
): Promise<Confirmation> => {
  const sessionId = member?.sessionId
  if (!sessionId || sessionId !== flow.confirms) return 'failed'
  if ((await findUserIdBySubject(db, providerId, identity.subject)) !== member.userId) return 'failed'
  const { authenticatedAt } = identity
  if (isInFuture(authenticatedAt, now)) return 'failed'
  if (!flow.asksLogin && (authenticatedAt === null || !isRecent(authenticatedAt, now))) return 'ask for the login'
  if (authenticatedAt !== null && !isRecent(authenticatedAt, now)) return 'failed'
  return { token: await transact((tx) => renewSession(tx, sessionId, now)) }
}
