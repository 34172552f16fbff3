import { expect, type Page } from '@playwright/test'
import { addHabit } from '#shared/habits/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { award, signUpFamily } from './family.ts'
import { expectMessage, expectPoints, textOfCheckIn, undoInMessage } from './actions.ts'
import { test } from './fixtures.ts'
import { sampleLanguages } from './sampling.ts'
import { setHour } from './set-hour.ts'
import type { Translator } from './messages.ts'

const habits = [
  ['Mia', 'Brush teeth'],
  ['Mia', 'Read a page'],
  ['Mia', 'Lay out clothes'],
  ['Noah', 'Brush teeth'],
  ['Noah', 'Feed the cat'],
  ['Noah', 'Say good night'],
] as const

const createFamilyWithHabits = async (api: Call): Promise<void> => {
  const { children } = await signUpFamily(api, ['Mia', 'Noah'])
  for (const { id: childId, name } of children) {
    await award(api, { id: childId }, 'Laid the table', 1)
    const habitsOfChild = habits.filter(([owner]) => owner === name)
    for (const [, title] of habitsOfChild.toReversed())
      await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
  }
  // One stays open: once all are done, the sky of good night covers home and folds the rows.
  await api(addHabit, { body: { childId: children.at(-1)?.id ?? '', title: 'Water the plant', difficulty: 'easy' } })
}

/** Locates the check-in button of a habit on home. */
const locateCheckInToggle = (page: Page, t: Translator, name: string, title: string) =>
  page.getByRole('button', { name: t('habits.tickName', { title, name }), exact: true })

const expectToggles = async (page: Page, t: Translator, pressed: boolean): Promise<void> => {
  for (const [name, title] of habits) {
    await expect(locateCheckInToggle(page, t, name, title)).toHaveAttribute('aria-pressed', String(pressed))
  }
}

for (const language of sampleLanguages('en')) {
  test.describe(`evening check-ins in ${language}`, () => {
    test.use({ language })

    test('take one click for each habit of two children', async ({ page, api, t }) => {
      await createFamilyWithHabits(api)
      const writes: string[] = []
      page.on('request', (request) => {
        if (request.method() !== 'GET') writes.push(new URL(request.url()).pathname.replace(/[\da-f-]{36}/, 'id'))
      })
      await page.goto(`/${language}`)

      await test.step('checks in each habit with one click, without switching the child', async () => {
        for (const [name, title] of habits) await locateCheckInToggle(page, t, name, title).click()
        await expectToggles(page, t, true)
        await expectMessage(page, t, textOfCheckIn(t, 'Noah'))
        await expectPoints(page, t, 7)
        const cards = page.getByRole('navigation', { name: t('home.modules') })
        await expect(cards.getByText(t('homeCards.habitsToday', { total: 3, done: 3 }))).toBeVisible()
        expect(writes).toEqual(habits.map(() => '/api/habits/id/checkin'))
      })
      await test.step('undoes each with one more click', async () => {
        for (const [name, title] of habits) await locateCheckInToggle(page, t, name, title).click()
        await expectToggles(page, t, false)
        await expectPoints(page, t, 1)
      })
      await test.step('undoes the last one of two alone', async () => {
        const [[name, first], [, second]] = habits
        for (const title of [first, second]) await locateCheckInToggle(page, t, name, title).click()
        // Both messages read the same; once both lights have landed, it is the one of the second habit.
        await expectPoints(page, t, 5)
        await undoInMessage(page, t, textOfCheckIn(t, name))
        await expectMessage(page, t, t('habits.undone', { title: second }))
        await expect(locateCheckInToggle(page, t, name, second)).toHaveAttribute('aria-pressed', 'false')
        await expect(locateCheckInToggle(page, t, name, first)).toHaveAttribute('aria-pressed', 'true')
        await locateCheckInToggle(page, t, name, first).click()
        await expectToggles(page, t, false)
      })
      await test.step('undoes one with a second click', async () => {
        const [name, title] = habits[3]
        const toggle = locateCheckInToggle(page, t, name, title)
        await toggle.click()
        const messageText = textOfCheckIn(t, name)
        await expectMessage(page, t, messageText)
        await toggle.click()
        await expectMessage(page, t, t('habits.undone', { title }))
        await expect(toggle).toHaveAttribute('aria-pressed', 'false')
      })
      await test.step('keeps the state after a reload', async () => {
        const [name, title] = habits[4]
        await locateCheckInToggle(page, t, name, title).click()
        await expectMessage(page, t, textOfCheckIn(t, name))
        await page.reload()
        await expect(locateCheckInToggle(page, t, name, title)).toHaveAttribute('aria-pressed', 'true')
        await expect(locateCheckInToggle(page, t, 'Mia', 'Brush teeth')).toHaveAttribute('aria-pressed', 'false')
      })
    })
  })
}

const writePath = /\/(checkin|undo)$/

test('executes clicks that are faster than the responses in order', async ({ page, api, t }) => {
  await createFamilyWithHabits(api)
  const writes: string[] = []
  const heldRequests: (() => Promise<void>)[] = []
  await page.route(
    (url) => writePath.test(url.pathname),
    (route) => {
      writes.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
      heldRequests.push(() => route.continue())
    },
  )
  let answered = 0
  page.on('requestfinished', (request) => {
    if (writePath.test(new URL(request.url()).pathname)) answered += 1
  })
  const continueOne = async (): Promise<void> => {
    await expect.poll(() => heldRequests.length).toBe(1)
    await heldRequests.pop()?.()
  }
  await page.goto('/en')
  const toggle = locateCheckInToggle(page, t, 'Mia', 'Brush teeth')
  for (const pressed of ['true', 'false', 'true', 'false', 'true']) {
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-pressed', pressed)
  }
  // The number waits until the light has landed, and the light for the response.
  await expectPoints(page, t, 1)
  for (let tap = 0; tap < 5; tap += 1) await continueOne()
  await expect.poll(() => writes).toEqual(['checkin', 'undo', 'checkin', 'undo', 'checkin'])
  await expect.poll(() => answered).toBe(5)
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expectPoints(page, t, 3)
})

test('by day, the open habits of two children are in view on a phone [HOM-19]', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia', 'Noah'])
  const [mia = { id: '' }, noah = { id: '' }] = children
  for (const child of children) await award(api, child, 'Laid the table', 60)
  for (const [childId, title] of [
    [noah.id, 'Practise the recorder'],
    [mia.id, 'Pack the school bag'],
    [mia.id, 'Read a page'],
  ] as const)
    await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
  await setHour(page, 11)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.waitForLoadState('networkidle')
  const last = await locateCheckInToggle(page, t, 'Noah', 'Practise the recorder').boundingBox()
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
