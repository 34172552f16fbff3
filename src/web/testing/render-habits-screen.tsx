import { useQuery } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { listChildren } from '#shared/children/contract.ts'
import { listHabits, type Habit } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { Feast } from '#web/ledger/feast.tsx'
import { read } from '#web/lib/query.ts'
import { familyToday } from '#web/testing/habit-fixture.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { HabitsScreen } from '#web/features/habits/habits-screen.tsx'

const heading = 'Habits'

const formatBalance = (points: number) => `In the jar: ${points}`

export const checkInActId = '01e00000-0000-7000-8000-000000000009'

export const today = familyToday()

/** Renders the habits screen of the fake server's child, with its balance. */
export function HabitsScreenWithBalance() {
  const { data } = useQuery(read(listChildren))
  const [child] = data ?? []
  if (!child) return null
  return (
    <main>
      <h1>{heading}</h1>
      <p>{formatBalance(child.points)}</p>
      <HabitsScreen user={userFixture()} child={child} family={data ?? []} chips={null} />
      <Feast />
    </main>
  )
}

/** Renders the habits screen with a fake server, which it returns. */
export const renderHabitsScreen = async (
  habits: Habit[],
  { age = null, locale = 'en', tiles = [] }: { age?: number | null; locale?: Locale; tiles?: QuickEntry[] } = {},
) => {
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture({ age, points: 10, pointsEarned: 10 })])
  server.respondWith(listHabits, habits)
  server.respondWith(getQuickList, tiles)
  await renderWithProviders(<HabitsScreenWithBalance />, { locale })
  await expect.element(page.getByText('In the jar: 10')).toBeVisible()
  const [first] = habits
  if (first) await expect.element(page.getByRole('heading', { name: first.title })).toBeVisible()
  return server
}

/** Returns the response to a check-in that gave 2 points. */
export const createCheckInResponse = (habit: Habit, overrides: Partial<Habit> = {}) => ({
  ...habit,
  ...overrides,
  actId: checkInActId,
  balance: 12,
  pointsAwarded: 2,
  completed: false,
  badge: null,
})

export const locateButton = (name: string | RegExp) => page.getByRole('button', { name })

export const progressBar = page.getByRole('progressbar', { name: 'Progress of Read 15 minutes' })

export const checkInButton = locateButton('Check in today: Read 15 minutes, Mia')
