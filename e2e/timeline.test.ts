import { expect, type Page } from '@playwright/test'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addDays, dayIn, findStartOfWeek } from '#shared/time/day.ts'
import { signUpFamily, award } from './family.ts'
import {
  endFeast,
  expectMessage,
  goTo,
  locateActRow,
  locateClosedActRow,
  locateBehaviorTile,
  waitUntilUnfolded,
} from './actions.ts'
import { test } from './fixtures.ts'
import { tabAndPress } from './keyboard.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { fullRunOnly } from './sampling.ts'

const today = () => dayIn(Date.now(), 'Europe/Madrid')

/** Creates a child that was awarded once, did three habits today and has a moment of last year. */
const createDays = async (api: Call) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const [mia] = children
  if (!mia) throw new Error('The family has a child.')
  await award(api, mia, 'Laid the table', 25)
  for (const title of ['Brush teeth', 'Get dressed', 'Read']) {
    const { id: habitId } = await api(addHabit, { body: { childId: mia.id, title, difficulty: 'medium' } })
    await api(checkIn, { params: { habitId }, body: { date: today() } })
  }
  const date = addDays(today(), -365)
  await api(addMoment, { body: { childId: mia.id, weather: 'windy', mood: 'proud', content: 'The kite flew.', date } })
}

const locateDay = (page: Page, day: string) => page.locator(`[data-day="${day}"]`)

test('tells each day with its jar and the check-ins as one row that opens with the keyboard, and undoes one of them [ACT-14, ACT-15, ACT-30, ACT-32]', async ({
  page,
  api,
  t,
}) => {
  await createDays(api)
  await page.goto('/en/timeline')
  const day = locateDay(page, today())
  await expect(day.locator('[data-earned="40"] [data-light]')).toHaveCount(4)
  const heading = day.getByRole('heading', { name: t('acts.today') })
  await expect(heading).toContainText(t('activities.dayBrought.points', { count: 40 }))
  await expect(heading).toContainText(t('activities.dayBrought.checkIns', { count: 3 }))
  await expect(locateActRow(page, 'The kite flew.')).toContainText('Written on')

  const group = page.getByRole('button', { name: t('activities.checkIns', { count: 3 }) })
  await expect(page.getByText('Read', { exact: true })).toBeHidden()
  await tabAndPress(page, group)
  await expect(page.getByText('Read', { exact: true })).toBeVisible()
  const title = 'Get dressed'
  await tabAndPress(page, page.getByRole('button', { name: t('activities.undoRow', { title }) }))
  await expectMessage(page, t, t('acts.undone', { title }))
  await expect(locateActRow(page, title)).toContainText(t('activities.undoneBy', { name: 'Ana' }))
  await expect(page.getByRole('button', { name: t('activities.checkIns', { count: 2 }) })).toBeVisible()
  await expect(day.locator('[data-earned="35"]')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: t('activities.checkIns', { count: 2 }) }).click()
  await expect(locateActRow(page, 'Read')).toBeVisible()
  await expect(locateActRow(page, title)).toHaveCount(0)
})

test('nothing jumps when an act is undone on the timeline [ACT-15]', fullRunOnly, async ({ page, api, t }) => {
  await watchPage(page)
  await createDays(api)
  await page.goto('/en/timeline')
  const title = 'Laid the table'
  await locateClosedActRow(page, title).click()
  const undo = page.getByRole('button', { name: t('activities.undoRow', { title }) })
  await expect(undo).toBeVisible()
  await waitUntilUnfolded(page)
  await expectNothingJumps(page, () => undo.click(), {
    until: () => expect(locateActRow(page, title)).toContainText(t('activities.undoneBy', { name: 'Ana' })),
  })
})

test('a behaviour of another day stands under that day, without an hour [BEH-34, BEH-35, ACT-32]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en/behaviors')
  await page.getByRole('button', { name: t('behaviors.whenName', { day: t('acts.today') }) }).click()
  await page.getByRole('menuitemradio', { name: t('activities.yesterday') }).click()
  const title = t('titles.behaviors.greeting')
  await locateBehaviorTile(page, t, title, 10, 'Mia').click()
  await endFeast(page, t)
  const what = `${title} · ${t('activities.yesterday')}`
  await expectMessage(page, t, t('awards.awarded', { points: '+10', name: 'Mia', title: what }))
  await goTo(page, t, 'timeline')
  const day = locateDay(page, addDays(today(), -1))
  await expect(day.getByRole('heading', { name: t('activities.yesterday') })).toBeVisible()
  await expect(day.locator('[data-act]')).toContainText('Noted on')
  await expect(day.locator('[data-earned="10"]')).toBeVisible()
})

test('last week begins with what it brought, ends where it ends, and leads to the week before [ACT-31, ACT-44]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const about = { childId: children[0]?.id ?? '', weather: 'windy', mood: 'proud' } as const
  const lastDay = addDays(findStartOfWeek(today(), 'sunday'), -1)
  const moments: [days: number, content: string][] = [
    [0, 'The kite flew.'],
    [6, 'Soup with grandma.'],
    [7, 'We found a snail.'],
  ]
  for (const [days, content] of moments) {
    await api(addMoment, { body: { ...about, content, date: addDays(lastDay, -days) } })
  }
  await page.goto('/en/timeline')
  await page.getByRole('button', { name: t('activities.goToDay') }).click()
  await page.getByRole('button', { name: t('activities.lastWeek') }).click()
  await expect(page.locator('[data-week]')).toContainText('The kite flew.')
  await expect(page.locator('[data-day]')).toHaveCount(2)
  await expect(locateDay(page, addDays(lastDay, -6))).toContainText('Soup with grandma.')
  await page.getByRole('button', { name: t('activities.week.before') }).click()
  await expect(locateDay(page, addDays(lastDay, -7))).toContainText('We found a snail.')
  await expect(page.locator('[data-day]')).toHaveCount(1)
  await expect(page.locator('[data-week]')).toBeInViewport()
  await expect(page.getByRole('button', { name: t('activities.week.before') })).toBeHidden()
  await expect(page.getByRole('button', { name: t('activities.backToToday', { shown: '' }) })).toBeVisible()
})
