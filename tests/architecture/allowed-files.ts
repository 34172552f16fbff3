/** The texts of files, by path, in which the linter reports nothing. */
export const allowedFiles: Readonly<Record<string, string>> = {
  'src/server/app.ts': `import { Hono } from 'hono'
import { routes } from './features/skills/routes.ts'
import { route } from './http/route.ts'

export const app = [Hono, routes, route]`,
  'src/server/config.ts': 'export const port = process.env.PORT',
  'src/server/demo/demo.ts': `import { app } from '#server/app.ts'

export const shown = app`,
  'src/server/features/skills/practise.ts': `import { recordActivity } from '#server/ledger/record-activity.ts'

export const practise = recordActivity`,
  'src/server/features/skills/routes.ts': `import { hostCookie } from '#server/http/host-cookie.ts'
import { route } from '#server/http/route.ts'
import { sessionCookie } from '#server/http/session-cookie.ts'
import { session } from '#server/http/session.ts'
import { practice } from '#shared/skills/contract.ts'
import { listSkills } from './store.ts'

export const routes = [practice, listSkills, route, session, sessionCookie, hostCookie]`,
  'src/server/features/skills/store.ts': `import type { Selectable } from 'kysely'
import type { Db } from '#server/db/transaction.ts'

export type Skill = Selectable<{ id: string }>

export function listSkills(db: Db): Db {
  return db
}`,
  'src/server/features/skills/topics/sleep.ts': `import { listSkills } from '#server/features/skills/store.ts'

export const topic = listSkills`,
  'src/server/http/host-cookie.ts': "export const hostCookie = 'host-cookie'",
  'src/server/http/http-server.ts': `import { createServer, IncomingMessage, type Server } from 'node:http'
import type { Socket } from 'node:net'

export type Parts = [Server, Socket]

export const values = [createServer, IncomingMessage]`,
  'src/server/http/problem-response.ts': "export const problems = 'problems'",
  'src/server/http/route.ts': `import { act } from '#server/ledger/act.ts'
import { runCommand } from '#server/ledger/run-command.ts'
import { problems } from './problem-response.ts'

export const route = [act, runCommand, problems]`,
  'src/server/http/session-cookie.ts': "export const sessionCookie = 'session-cookie'",
  'src/server/http/session.ts': "export const session = 'session'",
  'src/server/ledger/act.ts': "export const act = 'act'",
  'src/server/ledger/record-activity.ts': "export const recordActivity = 'record-activity'",
  'src/server/ledger/run-command.ts': "export const runCommand = 'run-command'",
  'src/server/outbound.ts': `import { request } from 'node:https'

export const send = request`,
  'src/server/testing/harness.ts': `import { app } from '#server/app.ts'

export const testApp = app`,
  'src/shared/habits/rules.ts': `import type { Day } from '#shared/time/day.ts'

export function streakOf(days: Day[]): number {
  return days.length
}`,
  'src/shared/skills/contract.ts': `import * as z from 'zod/mini'
import { practised } from './rules.ts'

export const practice = { answer: z.number(), practised }`,
  'src/shared/skills/rules.ts': `import { streakOf } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'

/** A type of the platform may be a parameter's. */
export function practised(now: Date, days: Day[]): number {
  return streakOf(days) + now.getTime()
}`,
  'src/shared/time/day.ts': 'export type Day = string',
  'src/web/app/screens.tsx': `import { SkillCard } from '#web/features/skills/skill-card.tsx'
import { Shell } from './shell.tsx'

export const screens = [SkillCard, Shell]`,
  'src/web/features/landing/start-demo.ts': `export function startDemo(): void {
  document.title = 'Jar'
}`,
  'src/web/features/skills/pending.ts': `import { useMutationState } from '@tanstack/react-query'

export const usePending = useMutationState`,
  'src/web/features/skills/skill-card.tsx': `import type { ReactNode } from 'react'
import { practised } from '#shared/skills/rules.ts'

export function SkillCard(props: { name: string; points: number }): ReactNode {
  return (
    <p className="text-lg" title={props.name}>
      {props.name} · {props.points}
      <img src="/star.svg" alt="" />
      {practised.length}
    </p>
  )
}`,
  'src/web/landing.ts': `import { startDemo } from './features/landing/start-demo.ts'

startDemo()`,
  'src/web/ledger/use-send.ts': `import { MutationObserver, useMutation } from '@tanstack/react-query'

export const command = [MutationObserver, useMutation]`,
  'src/web/lib/api.ts': `export async function ask(path: string): Promise<Response> {
  return fetch(path)
}`,
  'src/web/main.tsx': `import { screens } from './app/screens.tsx'

export const root = screens`,
}
