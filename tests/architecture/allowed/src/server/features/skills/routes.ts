import { hostCookie } from '#server/http/host-cookie.ts'
import { route } from '#server/http/route.ts'
import { sessionCookie } from '#server/http/session-cookie.ts'
import { session } from '#server/http/session.ts'
import { practice } from '#shared/skills/contract.ts'
import { listSkills } from './store.ts'

export const routes = [practice, listSkills, route, session, sessionCookie, hostCookie]
