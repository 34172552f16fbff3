/** Code that the linter reports: a rule, a part of its message, and the text of files by path. */
export type Violation = { rule: string; message: string; files: Record<string, string> }

export const violations: readonly Violation[] = [
  {
    rule: 'eslint(no-console)',
    message: '',
    files: {
      'src/server/features/habits/console-log.ts': 'export function tell(name: string): void { console.log(name) }',
    },
  },
  {
    rule: 'eslint(no-restricted-globals)',
    message: 'Only src/server/outbound.ts',
    files: {
      'src/server/features/habits/fetch.ts': 'export const load = async (url: string): Promise<Response> => fetch(url)',
      'src/server/features/habits/global-fetch.ts':
        'export const load = async (url: string): Promise<Response> => globalThis.fetch(url)',
      'src/server/features/habits/web-socket.ts': 'export const open = (url: string): WebSocket => new WebSocket(url)',
    },
  },
  {
    rule: 'eslint(no-restricted-globals)',
    message: 'Only src/web/lib uses browser APIs directly',
    files: {
      'src/web/features/habits/event-source.ts': "export const events = new EventSource('/api/events')",
      'src/web/features/habits/global-fetch.ts':
        "export async function habits(): Promise<Response> { return fetch('/api/habits') }",
      'src/web/features/habits/local-storage.ts': "export const last = globalThis.localStorage.getItem('habit')",
      'src/web/features/habits/match-media.ts':
        "export const dark = matchMedia('(prefers-color-scheme: dark)').matches",
      'src/web/features/habits/session-storage.ts': "export const draft = sessionStorage.getItem('habit')",
      'src/web/features/habits/window-fetch.ts':
        "export async function habits(): Promise<Response> { return window.fetch('/api/habits') }",
      'src/web/features/habits/xml-http-request.ts': 'export const request = new XMLHttpRequest()',
    },
  },
  {
    rule: 'eslint(no-restricted-globals)',
    message: 'src/shared has no clock',
    files: {
      'src/shared/habits/clock.ts': 'export function today(): number { return Date.now() }',
      'src/shared/habits/instant.ts': "export const start = new Date('2026-01-01')",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Features are imported only by app',
    files: {
      'src/server/features/auth/sign-up.ts':
        "import { createFamily } from '#server/features/families/create-family.ts'",
      'src/server/features/habits/list/inner.ts': "import { price } from '#server/features/rewards/redeem.ts'",
      'src/server/features/habits/other-feature.test.ts': `import { expect, test } from 'vitest'
import { price } from '#server/features/rewards/redeem.ts'

test('a habit has a price', () => {
  expect(price).toBe(1)
})`,
      'src/server/features/habits/type-of-sibling.ts':
        "import type { Reward } from '#server/features/rewards/store.ts'",
      'src/server/http/lookup.ts': "import { ensureFamily } from '#server/features/families/create-family.ts'",
      'src/server/ledger/act.ts': "import { price } from '#server/features/rewards/redeem.ts'",
      'src/web/features/habits/other-feature.tsx': "import { RewardCard } from '#web/features/rewards/reward-card.tsx'",
      'src/web/ui/card.tsx': "import { HabitCard } from '#web/features/habits/habit-card.tsx'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Import with `./` inside a folder',
    files: {
      'src/server/features/habits/parent-folder.ts': "import { price } from '../rewards/redeem.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Nothing imports app or main',
    files: {
      'src/server/cli/imports-main.ts': "import '#server/main.ts'",
      'src/server/features/habits/dynamic-import.ts':
        "export async function late(): Promise<unknown> { return import('#server/app.ts') }",
      'src/server/features/habits/imports-app.ts': "import { createApp } from '#server/app.ts'",
      'src/web/features/habits/shell.tsx': "import { ScreenHeader } from '#web/app/screen-header.tsx'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Only features and app.ts import src/server/http',
    files: {
      'src/server/ledger/route.ts': "import { queryRoute } from '#server/http/route.ts'",
      'src/server/rules.ts': "import { queryRoute } from './http/route.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Only src/server/config.ts reads the environment',
    files: {
      'src/server/features/habits/module-environment.ts': "import { env } from 'node:process'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Only src/server/db imports database drivers',
    files: {
      'src/server/features/habits/store.ts': "import { Pool } from 'pg'",
      'src/server/ledger/driver.ts': "import Database from 'better-sqlite3'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Only src/web/ledger/use-send.ts sends mutations',
    files: {
      'src/web/features/habits/mutation.ts': "import { useMutation } from '@tanstack/react-query'",
      'src/web/ui/mutation-observer.ts': "import { MutationObserver } from '@tanstack/react-query'",
      'src/web/ui/query-library.ts': `import * as query from '@tanstack/react-query'

export const useSend = query.useMutation`,
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'Only tests import test support',
    files: {
      'src/server/features/habits/test-harness.ts': "import { createTestApp } from '#server/testing/harness.ts'",
      'src/shared/habits/oracle.ts': "import { habitOracle } from '#shared/testing/habit-oracle.ts'",
      'src/web/features/habits/testing.tsx': "import { render } from '#web/testing/render-with-providers.tsx'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'The app does not import scripts',
    files: {
      'src/server/features/habits/imports-scripts.ts': "import { startPostgres } from '#scripts/postgres.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'a rules.ts imports only other rules',
    files: {
      'src/shared/habits/rules.ts': "import { habitTitle } from './contract.ts'",
      'src/shared/moments/rules.ts': "import * as z from 'zod/mini'",
      'src/shared/skills/rules.ts': "import { locales } from '#shared/locale/locale.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'code that needs Node belongs in src/server',
    files: {
      'src/shared/habits/file.ts': "import { readFileSync } from 'node:fs'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'do not import the server',
    files: {
      'src/shared/habits/contract.ts': "import type { Db } from '#server/db/transaction.ts'",
      'src/web/features/habits/habit-card.tsx': "import type { Habit } from '#server/features/habits/store.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'do not import the web app',
    files: {
      'src/server/features/habits/web.ts': "import type { Card } from '#web/features/habits/habit-card.tsx'",
      'src/shared/habits/screen.ts': "import { theme } from '#web/lib/theme.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'import the HTTP framework',
    files: {
      'src/server/features/habits/framework-type.ts': "import type { Context } from 'hono'",
      'src/server/features/habits/framework.ts': "import { serve } from '@hono/node-server'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'only src/server/http maps error codes',
    files: {
      'src/server/features/habits/problem.ts': "import { ensure } from '#server/http/problem-response.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'src/server/http imports only run-command.ts',
    files: {
      'src/server/http/undo.ts': "import { memory } from '#server/ledger/driver.ts'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'stores import kysely',
    files: {
      'src/server/features/habits/routes.ts': "import { sql } from 'kysely'",
      'src/server/http/problem-response.ts': "import type { Kysely } from 'kysely'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'zod/mini alone',
    files: {
      'src/shared/habits/framework.ts': "import { useState } from 'react'",
    },
  },
  {
    rule: 'eslint(no-restricted-imports)',
    message: 'zod/mini',
    files: {
      'src/shared/habits/full-zod.ts': "import { z } from 'zod'",
      'src/web/features/habits/full-zod.ts': "import { z } from 'zod'",
    },
  },
  {
    rule: 'eslint(no-restricted-properties)',
    message: 'Only src/server/config.ts reads the environment',
    files: {
      'src/server/features/habits/destructured-environment.ts': 'export const { env } = process',
      'src/server/features/habits/environment.ts': 'export const port = process.env.PORT',
      'src/server/features/habits/global-environment.ts': 'export const port = globalThis.process.env.PORT',
    },
  },
  {
    rule: 'eslint(no-restricted-properties)',
    message: 'is not available over plain http',
    files: {
      'src/web/features/habits/identity.ts': 'export const id = crypto.randomUUID()',
    },
  },
  {
    rule: 'import(no-cycle)',
    message: 'cycle',
    files: {
      'src/server/db/circle-one.ts': `import type { Two } from './circle-two.ts'

export type One = { two: Two }`,
      'src/server/db/circle-two.ts': `import type { One } from '#server/db/circle-one.ts'

export type Two = { one: One }`,
    },
  },
  {
    rule: 'import(no-default-export)',
    message: 'default',
    files: {
      'src/web/ui/jar.ts': 'export default 3',
    },
  },
  {
    rule: 'jsx-a11y(alt-text)',
    message: '',
    files: {
      'src/web/features/habits/picture.tsx': `import type { ReactNode } from 'react'

export function Picture(): ReactNode {
  return <img src="/habit.svg" />
}`,
    },
  },
  {
    rule: 'jsx-a11y(click-events-have-key-events)',
    message: '',
    files: {
      'src/web/features/habits/clickable.tsx': `import type { ReactNode } from 'react'

export function Tile(props: { onTap: () => void; children: ReactNode }): ReactNode {
  return <div onClick={props.onTap}>{props.children}</div>
}`,
    },
  },
  {
    rule: 'oxc(no-barrel-file)',
    message: 'Barrel file',
    files: {
      'src/web/ui/barrel.ts': "export * from './jar.ts'",
    },
  },
  {
    rule: 'react(jsx-no-literals)',
    message: 'literal text',
    files: {
      'src/web/features/habits/text.tsx': `import type { ReactNode } from 'react'

export function Greeting(): ReactNode {
  return <p>Hello</p>
}`,
    },
  },
  {
    rule: 'react(jsx-no-literals)',
    message: 'restricted JSX attributes',
    files: {
      'src/web/features/habits/label.tsx': `import type { ReactNode } from 'react'

export function Close(): ReactNode {
  return <button type="button" aria-label="Close" />
}`,
    },
  },
  {
    rule: 'react(set-state-in-effect)',
    message: '',
    files: {
      'src/web/features/habits/copied.tsx': `import { useEffect, useState } from 'react'

export function useCopy(title: string): string {
  const [copy, setCopy] = useState(title)
  useEffect(() => {
    setCopy(title)
  }, [title])
  return copy
}`,
    },
  },
  {
    rule: 'react-hooks(rules-of-hooks)',
    message: '',
    files: {
      'src/web/features/habits/conditional-hook.tsx': `import { useState } from 'react'

export function useSometimes(often: boolean): number {
  if (!often) return 0
  const [count] = useState(1)
  return count
}`,
    },
  },
  {
    rule: 'typescript(consistent-type-imports)',
    message: 'import()',
    files: {
      'src/web/features/habits/type-position.ts':
        "export type Shown = import('#server/features/habits/store.ts').Habit",
    },
  },
  {
    rule: 'typescript(no-explicit-any)',
    message: '',
    files: {
      'src/server/features/habits/explicit-any.ts': 'export type Anything = any',
    },
  },
  {
    rule: 'typescript(no-floating-promises)',
    message: '',
    files: {
      'src/server/features/habits/floating-promise.ts': 'export function start(): void { Promise.resolve(1) }',
    },
  },
  {
    rule: 'typescript(no-non-null-assertion)',
    message: '',
    files: {
      'src/server/features/habits/non-null-assertion.ts':
        'export function first(names: string[]): string { return names[0]! }',
    },
  },
  {
    rule: 'vitest(no-restricted-matchers)',
    message: 'the fact in the title of the test',
    files: {
      'src/server/features/habits/snapshot.test.ts': `import { expect, test } from 'vitest'

test('a habit is kept', () => {
  expect(1).toMatchSnapshot()
})`,
    },
  },
  {
    rule: 'vitest(no-restricted-vi-methods)',
    message: 'Do not mock modules',
    files: {
      'src/server/features/habits/mocked.test.ts': `import { expect, test, vi } from 'vitest'

vi.mock('./store.ts')

test('a habit is kept', () => {
  expect(1).toBe(1)
})`,
    },
  },
  {
    rule: 'vitest(valid-title)',
    message: 'should',
    files: {
      'src/server/features/habits/should-title.test.ts': `import { expect, test } from 'vitest'

test('a habit should be kept', () => {
  expect(1).toBe(1)
})`,
    },
  },
]
