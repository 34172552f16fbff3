import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { EveningHabits } from '#web/features/habits/evening-habits.tsx'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { FamilyTodayHabits } from './family-today-habits.tsx'
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

const titles = [
  'Read',
  'Lay out tomorrow’s clothes',
  'Put the school bag and the sports bag beside the door, 5 minutes',
  '把明天要穿的衣服和书包一起放在门口的椅子上',
]
const countsOfChildren = [[1], [2], [3], [4], [3, 2], [4, 3, 4], [4, 2, 4]]

test.each(
  [390, 414, 360].flatMap((width) =>
    countsOfChildren.flatMap((counts) => titles.map((title) => [width, counts, title] as const)),
  ),
)(
  'while the habits of an evening load, the card in a window of %d px, of children with %j of them, “%s”, is as high as it will be [HOM-29]',
  async (width, counts, title) => {
    await page.viewport(width, 844)
    const { lang } = document.documentElement
    if (title.startsWith('把')) document.documentElement.lang = 'zh'
    onTestFinished(async () => {
      document.documentElement.lang = lang
      await page.viewport(390, 844)
    })
    createFakeServer()
    const day = familyToday()
    const groups = counts.map((count, n) => {
      const child = childFixture({ id: `child ${n}` })
      const ofChild = (nth: number) => habitFixture({ id: `${n} ${nth}`, childId: child.id, title, cue: null }, [])
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

test.each([
  [2, 'rows'],
  [3, 'rows'],
  [3, 'columns'],
] as const)(
  'the titles of %d habits stand where they will be while the %s are loaded [HOM-29]',
  async (count, form) => {
    await page.viewport(form === 'columns' ? 768 : 414, 896)
    const mia = childFixture()
    const leo = childFixture({ id: 'leo', name: 'Leo' })
    const long = 'Lay out the clothes for tomorrow before the story at bedtime, every evening'
    const habits = ['Read for ten minutes', long, 'Brush teeth']
      .slice(0, count)
      .map((title, n) => habitFixture({ id: `${n}`, childId: mia.id, title, cue: null }, []))
    const rest = [habitFixture({ id: 'rest', childId: leo.id, title: 'Feed the cat', cue: null }, [])]
    const groups = [{ childId: mia.id, habits }, ...(form === 'columns' ? [{ childId: leo.id, habits: rest }] : [])]
    const listPlaces = () =>
      [...document.querySelectorAll('p.type-h3')].map((title) => [
        title.textContent,
        JSON.stringify(title.getBoundingClientRect()),
      ])
    const server = createFakeServer()
    server.respondWith(listFamilyTodayHabits, groups)
    await renderWithProviders(<TodayHabitsSkeleton form={form} groups={groups} />)
    const before = listPlaces()
    await cleanup()
    await renderWithProviders(<FamilyTodayHabits user={userFixture()} child={mia} family={[mia, leo]} form={form} />)
    await expect.element(page.getByRole('button', { name: `Check in ${long} for Mia` })).toBeVisible()
    expect(before).toHaveLength(groups.flatMap((group) => group.habits).length)
    expect(listPlaces()).toEqual(before)
  },
)
