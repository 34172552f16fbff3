import * as acts from '#shared/acts/contract.ts'
import * as activities from '#shared/activities/contract.ts'
import * as activityDays from '#shared/activities/days.ts'
import * as assistant from '#shared/assistant/contract.ts'
import * as sentences from '#shared/assistant/sentence.ts'
import * as auth from '#shared/auth/contract.ts'
import * as badges from '#shared/badges/contract.ts'
import * as behaviors from '#shared/behaviors/contract.ts'
import * as children from '#shared/children/contract.ts'
import * as exporting from '#shared/export/contract.ts'
import * as families from '#shared/families/contract.ts'
import * as feedback from '#shared/feedback/contract.ts'
import * as habits from '#shared/habits/contract.ts'
import * as health from '#shared/health/contract.ts'
import * as helplines from '#shared/helplines/contract.ts'
import * as legal from '#shared/legal/contract.ts'
import * as moments from '#shared/moments/contract.ts'
import * as passkeys from '#shared/passkeys/contract.ts'
import * as rewards from '#shared/rewards/contract.ts'
import * as secondFactor from '#shared/second-factor/contract.ts'
import * as security from '#shared/security/contract.ts'
import * as sessions from '#shared/sessions/contract.ts'
import * as skills from '#shared/skills/contract.ts'
import * as stats from '#shared/stats/contract.ts'
import * as tokens from '#shared/tokens/contract.ts'
import * as webhooks from '#shared/webhooks/contract.ts'
import type { Endpoint } from './endpoint.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const contracts = {
  auth,
  sessions,
  passkeys,
  'second-factor': secondFactor,
  families,
  tokens,
  export: exporting,
  children,
  behaviors,
  habits,
  skills,
  moments,
  activities: { ...activities, ...activityDays },
  acts,
  rewards,
  badges,
  stats,
  security,
  feedback,
  health,
  helplines,
  legal,
  assistant,
  sentences,
  webhooks,
}

/** The endpoints of each feature, whose name is their tag in the OpenAPI document. */
export const endpointsByTag = Object.entries(contracts).map(
  ([tag, contract]) => [tag, Object.values<unknown>(contract).filter(isEndpoint)] as const,
)

/** Every endpoint of the API. The web app does not import it, so that its files contain only the endpoints they call. */
export const allEndpoints: readonly Endpoint[] = endpointsByTag.flatMap(([, endpoints]) => endpoints)
