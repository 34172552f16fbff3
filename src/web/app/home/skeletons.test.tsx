import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { EveningHabits } from '#web/features/habits/evening-habits.tsx'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { TodayHabitsSkeleton } from './skeletons.tsx'

test('in the evening a child who has done everything is one line, also while that loads [HOM-20, HOM-29]', async () => {
  createFakeServer()
  const groups = [
    { childId: childFixture().id, habits: [habitFixture({}, [0])] },
    { childId: 'other', habits: [habitFixture({ id: 'open' }, [])] },
  ]
  await renderWithProviders(<TodayHabitsSkeleton form="tiles" groups={groups} />)
  const card = document.querySelector<HTMLElement>('.bg-surface')
  expect(card?.offsetHeight).toBe(52 + 1 + 62 + 3)
})

test.each([[[1]], [[2]], [[3, 2]], [[4, 3, 4]]])(
  'while the habits of an evening load, the card of children with %j of them is as high as it will be [HOM-29]',
  async (counts) => {
    createFakeServer()
    const day = familyToday()
    const groups = counts.map((count, n) => {
      const child = childFixture({ id: `child ${n}` })
      const ofChild = (nth: number) =>
        habitFixture({ id: `${n} ${nth}`, childId: child.id, title: 'Read', cue: null }, [])
      return { child, childId: child.id, habits: Array.from({ length: count }, (_, nth) => ofChild(nth)) }
    })
    const heightOfCard = () => document.querySelector<HTMLElement>('.bg-surface')?.offsetHeight
    await renderWithProviders(<TodayHabitsSkeleton form="tiles" groups={groups} />)
    const before = heightOfCard()
    await cleanup()
    await renderWithProviders(<EveningHabits groups={groups} day={day} />)
    expect(document.querySelectorAll('[data-evening]')).toHaveLength(counts.length)
    expect(before).toBe(heightOfCard())
  },
)
