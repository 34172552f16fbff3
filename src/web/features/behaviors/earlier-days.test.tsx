import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { findNoon } from '#shared/acts/rules.ts'
import { getQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { BehaviorsScreen } from './behaviors-screen.tsx'

const mia = childFixture({ points: 100, pointsEarned: 100 })
const user = userFixture()
const zone = user.family.timeZone
const id = '01d00000-0000-7000-8000-000000000001'

const noonOf = (daysAgo: number) => new Date(findNoon(addDays(dayIn(Date.now(), zone), -daysAgo), zone)).toISOString()

const renderScreen = async (locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [{ preset: 'greeting' }])
  server.respondWith(listActivities, [])
  server.respondWith(recordBehavior, ({ body }) => ({
    ...(body as { type: 'reward'; title: string; points: number }),
    id,
    actId: id,
    childId: mia.id,
    category: 'good' as const,
    preset: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    description: null,
    balance: 110,
    quickAdded: false,
    quickFull: false,
  }))
  await renderWithProviders(<BehaviorsScreen user={user} child={mia} family={[mia]} chips={null} />, { locale })
  const writtenTimes = () => server.requests.filter(({ method }) => method === 'POST').map(({ actTime }) => actTime)
  return { server, writtenTimes }
}

const greet = () => page.getByRole('button', { name: 'Said hello, 10 points for Mia' }).click()

test('records behaviors for today, or for an earlier day that the message names [BEH-35]', async () => {
  const { writtenTimes } = await renderScreen()
  await greet()
  await expect.element(page.getByText('+10 for Mia · Said hello', { exact: true }).first()).toBeInTheDocument()
  await page.getByRole('button', { name: 'When: Today' }).click()
  await expect.poll(() => page.getByRole('menuitemradio').elements().length).toBe(7)
  await page.getByRole('menuitemradio', { name: 'Yesterday' }).click()
  await page.getByRole('button', { name: 'Surprise of 5 points for Mia' }).click()
  await expect.element(page.getByText(/^\+5 for Mia\s· .+\s· Yesterday$/).first()).toBeInTheDocument()
  await expect.poll(writtenTimes).toEqual([null, noonOf(1)])
})

test('the tiles count the awards of the chosen day [BEH-36]', async () => {
  const { server } = await renderScreen()
  const metadata = JSON.stringify({ preset: 'greeting' })
  server.respondWith(listActivities, [activityFixture('Said hello', { metadata, createdAt: noonOf(1) })])
  const counter = page.getByRole('button', { name: '× 1. Once more or undo: Said hello', exact: false })
  expect(counter.query()).toBeNull()
  await page.getByRole('button', { name: 'When: Today' }).click()
  await page.getByRole('menuitemradio', { name: 'Yesterday' }).click()
  await expect.element(counter).toBeVisible()
})

test('the form has the same choice, up to six days back [BEH-35]', async () => {
  const { writtenTimes } = await renderScreen()
  await page.getByRole('button', { name: 'Add your own' }).click()
  await page.getByRole('textbox', { name: 'What happened?' }).fill('Fed the cat')
  await page.getByText('day, a few more words', { exact: false }).click()
  await page.getByRole('combobox', { name: 'When?' }).selectOptions('6')
  await page.getByRole('button', { name: 'Give 10 points' }).click()
  await expect.poll(writtenTimes).toEqual([noonOf(6)])
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'When: Today' })).not.toBeInTheDocument()
})

test('an award for another day that could not be sent is not that of today [BEH-35]', async () => {
  const { server } = await renderScreen()
  await page.getByRole('button', { name: 'When: Today' }).click()
  await page.getByRole('menuitemradio', { name: 'Yesterday' }).click()
  const keys = server.loseRequests()
  await greet()
  await expect.element(page.getByText('Waiting. It will be sent once you’re online.').first()).toBeVisible()
  await page.getByRole('button', { name: 'When: Yesterday' }).click()
  await page.getByRole('menuitemradio', { name: 'Today' }).click()
  await greet()
  await expect.element(page.getByText('2 waiting to be sent').first()).toBeVisible()
  expect(new Set(keys).size).toBe(2)
})

test.each([
  ['es', 'Cuándo: Hoy', 'Ayer'],
  ['zh', '时间：今天', '昨天'],
] as const)('the choice is told in %s [BEH-35]', async (locale, button, yesterday) => {
  await renderScreen(locale)
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('menuitemradio', { name: yesterday })).toBeVisible()
})
