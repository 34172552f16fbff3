import { useQuery } from '@tanstack/react-query'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { checkIn, listFamilyTodayHabits, type Habit } from '#shared/habits/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { FamilyTodayHabits } from '#web/app/home/family-today-habits.tsx'
import type { TodayForm } from '#web/app/home/skeletons.tsx'
import { read } from '#web/lib/query.ts'
import { createFakeServer } from './fake-server.ts'
import { childFixture, userFixture } from './fixtures.ts'
import { habitFixture } from './habit-fixture.ts'
import { renderWithProviders } from './render-with-providers.tsx'

export const mia = childFixture({ pointsEarned: 10 })
export const leo = childFixture({
  pointsEarned: 10,
  id: '01a00000-0000-7000-8000-000000000002',
  name: 'Leo',
  avatarUrl: '🦁',
})

const idOf = (n: number) => `01d00000-0000-7000-8000-00000000000${n}`
const actOf = (n: number) => `01e00000-0000-7000-8000-00000000000${n}`

export const titles = ['Brush teeth', 'Read', 'Tidy up']

/** Returns three habits of each child, some of them checked in. */
export const createHabitsOfToday = (done: ReadonlySet<string>, names: readonly string[] = titles) =>
  [mia, leo].map(({ id: childId }, place) => ({
    childId,
    habits: names.map((title, n) => {
      const id = idOf(place * 3 + n)
      const isDone = done.has(id)
      return habitFixture(
        { id, childId, title, cue: null, todayActId: isDone ? actOf(place * 3 + n) : null },
        isDone ? [0] : [],
      )
    }),
  }))

export function TodayScreen({ form }: { form: TodayForm }) {
  const { data } = useQuery(read(listChildren))
  const [child] = data ?? []
  return child && <FamilyTodayHabits user={userFixture()} child={child} family={data ?? []} form={form} />
}

/** Renders today's habits with a fake server that stores check-ins. */
export const renderToday = async (
  ticked: readonly number[] = [],
  {
    locale = 'en',
    form = 'rows',
    names = titles,
  }: { locale?: Locale; form?: TodayForm; names?: readonly string[] } = {},
) => {
  const done = new Set(ticked.map(idOf))
  const server = createFakeServer()
  const idIn = (path: string) => idOf(Number(/(\d)(?:\/\w+)?$/.exec(path)?.[1]))
  const all = () => createHabitsOfToday(done, names).flatMap(({ habits }) => habits)
  server.respondWith(listChildren, () => [mia, leo])
  server.respondWith(listFamilyTodayHabits, () => createHabitsOfToday(done, names))
  server.respondWith(checkIn, ({ path }) => {
    done.add(idIn(path))
    const habit = all().find(({ id }) => id === idIn(path)) as Habit
    return { ...habit, actId: habit.todayActId ?? '', balance: 2, pointsAwarded: 2, completed: false, badge: null }
  })
  server.respondWith(undoAct, ({ path }) => {
    done.delete(idIn(path))
    return { actId: actOf(9), undoes: actOf(0), balance: 0 }
  })
  await renderWithProviders(<TodayScreen form={form} />, { locale })
  await expect.element(page.getByRole('heading', { name: 'Leo' })).toBeVisible()
  return { server, done }
}

export const findCheckInToggle = (title: string, name: string) =>
  page.getByRole('button', { name: `Check in ${title} for ${name}` })
