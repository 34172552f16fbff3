import { expect, test } from 'vitest'
import { childFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { TodayHabitsSkeleton } from './skeletons.tsx'

test('in the evening a child who has done everything is one line, also while that loads [HOM-20, HOM-29]', async () => {
  createFakeServer()
  const groups = [
    { childId: childFixture().id, habits: [habitFixture({}, [0])] },
    { childId: 'other', habits: [habitFixture({ id: 'open' }, [])] },
  ]
  await renderWithProviders(<TodayHabitsSkeleton form="tiles" groups={groups} />)
  const heights = [...document.querySelectorAll<HTMLElement>('.bg-surface')].map((card) => card.offsetHeight)
  expect(heights[0]).toBe(52)
  expect(heights[1]).toBeGreaterThan(100)
})
