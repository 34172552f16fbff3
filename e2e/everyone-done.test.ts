import { expect, type Page } from '@playwright/test'
import type { Call } from '#shared/contract/client.ts'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import {
  expectMessage,
  expectPoints,
  goToBehaviors,
  locateBehaviorTile,
  textOfCheckIn,
  undoInMessage,
  waitForPaint,
} from './actions.ts'
import { award, signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import { openSettled, viewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { setHour } from './set-hour.ts'
import { fullRunOnly, sampleFirst } from './sampling.ts'

const locateToggle = (page: Page, t: Translator, name: string) =>
  page.getByRole('button', { name: t('habits.tickName', { title: 'Brush teeth', name }), exact: true })

/** Unfolds the habits of a child who has done all of them. */
const unfold = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} `), expanded: false }).click()

const locateSky = (page: Page) => page.locator('[data-good-night]')

/** Expects that no sky comes in the time in which a light lands and one would come. */
const expectNoSky = async (page: Page): Promise<void> => {
  const now = () => page.evaluate(() => performance.now())
  const end = (await now()) + 2500
  while ((await now()) < end) await expect(locateSky(page)).toHaveCount(0)
}

/** Creates a family whose children have a habit each, which is open; returns the ids of the habits. */
const createFamilyWithOneHabitEach = async (api: Call, names = ['Mia', 'Noah']) => {
  const { children } = await signUpFamily(api, names)
  const habitIds: string[] = []
  for (const child of children) {
    await award(api, child, 'Laid the table', 1)
    const { id } = await api(addHabit, { body: { childId: child.id, title: 'Brush teeth', difficulty: 'easy' } })
    habitIds.push(id)
  }
  return habitIds
}

test('the last habit of the family brings good night once a day, and not again after an undo [JOY-10]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia', 'Noah', 'Leo'])
  for (const child of children.slice(0, 2)) {
    await award(api, child, 'Laid the table', 1)
    await api(addHabit, { body: { childId: child.id, title: 'Brush teeth', difficulty: 'easy' } })
  }
  await setHour(page, 12)
  await page.goto('/en')
  await locateToggle(page, t, 'Mia').click()
  await expect(locateToggle(page, t, 'Mia')).toHaveAttribute('aria-pressed', 'true')
  await expectPoints(page, t, 3)
  await expect(locateSky(page)).toHaveCount(0)
  const box = (await locateToggle(page, t, 'Noah').boundingBox()) ?? { x: 0, y: 0 }
  await locateToggle(page, t, 'Noah').click()
  await expect(locateSky(page)).toBeVisible()
  await expect(locateSky(page).getByRole('listitem', { includeHidden: true })).toHaveCount(2)
  // Behind the sky both children are folded.
  await expect(locateToggle(page, t, 'Noah')).toBeHidden()
  const isReached = await page.evaluate(
    ([x, y]) => {
      const sky = document.querySelector('[data-good-night]')
      return sky !== null && !sky.contains(document.elementFromPoint(x, y))
    },
    [box.x + 10, box.y + 10] as const,
  )
  expect(isReached).toBe(false)
  // On a slow computer it may have left by itself.
  await locateSky(page)
    .click({ position: { x: box.x + 10, y: box.y + 10 }, timeout: 1000 })
    .catch(() => undefined)
  await expect(locateSky(page)).toHaveCount(0)
  await unfold(page, 'Noah')
  await expect(locateToggle(page, t, 'Noah')).toHaveAttribute('aria-pressed', 'true')
  await locateToggle(page, t, 'Noah').click()
  await expect(locateToggle(page, t, 'Noah')).toHaveAttribute('aria-pressed', 'false')
  await expect(locateSky(page)).toHaveCount(0)
  await expectMessage(page, t, t('habits.undone', { title: 'Brush teeth' }))
  await locateToggle(page, t, 'Noah').click()
  await expectMessage(page, t, textOfCheckIn(t, 'Noah'))
  await expectNoSky(page)
  await page.reload()
  await unfold(page, 'Noah')
  await expect(locateToggle(page, t, 'Noah')).toHaveAttribute('aria-pressed', 'true')
  await expect(locateSky(page)).toHaveCount(0)
})

test('an evening opened when all is done says so, a tap shows the sky again, and an upright phone has the large jar [HOM-19, HOM-28, JOY-10]', async ({
  page,
  api,
  t,
}) => {
  await createFamilyWithOneHabitEach(api, ['Mia'])
  await setHour(page, 19)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-hero', 'strip')
  await page.setViewportSize({ width: 844, height: 390 })
  await locateToggle(page, t, 'Mia').click()
  await expect(locateSky(page)).toBeVisible()
  await expect(locateSky(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('habits.skyAgain') })).toBeInViewport({ ratio: 1 })
  await page.reload()
  const again = page.getByRole('button', { name: t('habits.skyAgain') })
  await expect(again).toBeInViewport({ ratio: 1 })
  await again.click()
  await expect(locateSky(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-hero', 'across')
})

test.describe('on a device in another time zone', () => {
  // Where it is day while it is evening for the family.
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('the sky is that of the hour of the family, and the message with Undo stands after it [JOY-10]', async ({
    page,
    api,
    t,
  }) => {
    await createFamilyWithOneHabitEach(api, ['Mia'])
    await setHour(page, 19)
    await page.goto('/en')
    await locateToggle(page, t, 'Mia').click()
    await expect(locateSky(page)).toHaveAttribute('data-good-night', 'night')
    await page.keyboard.press('Escape')
    await expect(locateSky(page)).toHaveCount(0)
    await undoInMessage(page, t, textOfCheckIn(t, 'Mia'))
    await expectMessage(page, t, t('habits.undone', { title: 'Brush teeth' }))
  })
})

test(
  'the last habit brings good night, too, after another caregiver has checked in the others [JOY-10]',
  fullRunOnly,
  async ({ page, api, t }) => {
    const [, ofNoah = ''] = await createFamilyWithOneHabitEach(api)
    await setHour(page, 12)
    await page.goto('/en')
    await expect(locateToggle(page, t, 'Mia')).toBeVisible()
    await api(checkIn, { params: { habitId: ofNoah }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
    await locateToggle(page, t, 'Mia').click()
    await expect(locateSky(page)).toBeVisible()
  },
)

test(
  'a sentence that records the last habit brings good night, too [JOY-10]',
  fullRunOnly,
  async ({ page, api, t }) => {
    const [, ofNoah = ''] = await createFamilyWithOneHabitEach(api)
    await api(checkIn, { params: { habitId: ofNoah }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
    await page.goto('/en')
    const field = page.getByRole('textbox', { name: t('sentence.title') })
    await field.fill('Mia brushed her teeth')
    await field.press('Enter')
    await page.getByRole('button', { name: t('sentence.record', { count: 1 }), exact: true }).click()
    await expect(locateSky(page)).toBeVisible()
  },
)

for (const viewport of sampleFirst(Object.values(viewports)))
  test(`nothing jumps when the last habit is checked in at ${viewport.width} px [DLG-14, JOY-10]`, async ({
    page,
    api,
    t,
  }) => {
    const [, ofNoah = ''] = await createFamilyWithOneHabitEach(api)
    await api(checkIn, { params: { habitId: ofNoah }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
    await watchPage(page)
    await setHour(page, 19)
    await page.setViewportSize(viewport)
    await openSettled(page, '/en')
    const checkInAndDismiss = async () => {
      await locateToggle(page, t, 'Mia').click()
      await expect(page.locator('[data-good-night][data-covering]')).toBeVisible()
      // What folds behind the sky is painted in the next frames.
      for (let frame = 0; frame < 3; frame++) await waitForPaint(page)
      await page.keyboard.press('Escape')
    }
    await expectNothingJumps(page, checkInAndDismiss, { until: () => expect(locateSky(page)).toHaveCount(0) })
  })

test('a feast stays until it is dismissed, and its undo takes the act back [JOY-6, JOY-7]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en')
  await goToBehaviors(page, t)
  const tile = locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia')
  await tile.click()
  const feast = page.getByRole('dialog', { name: `Mia ${t('awards.first.title')}` })
  await expect(feast).toBeVisible()
  // Longer than any celebration used to last, with everything else at rest.
  for (let polls = 0; polls < 2; polls++)
    await page.waitForResponse((response) => response.url().includes('/api/activities/'), { timeout: 15_000 })
  await expect(feast).toBeVisible()
  await expect(async () => {
    if (await feast.isVisible()) await feast.getByRole('button', { name: t('feast.undo') }).click({ timeout: 2000 })
    await expect(feast).toBeHidden({ timeout: 500 })
  }).toPass()
  await expectPoints(page, t, 0)
  await tile.click()
  await expectPoints(page, t, 10)
  // Long enough for a second feast to begin, which would be wrong.
  await page.waitForResponse((response) => response.url().includes('/api/activities/'), { timeout: 15_000 })
  await expect(feast).toBeHidden()
})
