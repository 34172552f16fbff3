import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getUser } from '#shared/auth/contract.ts'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { startLanguage } from '#web/i18n/language.ts'
import { queryKeyOf } from '#web/lib/query.ts'
import { setReachable } from '#web/lib/reachability.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { chooseChild } from './current-child.ts'
import { CurrentPage } from './current-page.tsx'

const mia = childFixture({ points: 1347, pointsEarned: 1347 })
const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo', avatarUrl: '🦁', points: -12 })

type TodayHabits = ResponseBody<typeof listFamilyTodayHabits>

const renderShell = async (path: string, problem?: 'signed_out' | 'unavailable', today: TodayHabits = []) => {
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  const server = createFakeServer()
  if (problem) server.rejectWith(getUser, problem)
  else server.respondWith(getUser, userFixture())
  server.respondWith(listChildren, [mia, leo])
  server.respondWith(getQuickList, [])
  server.respondWith(listActivities, [])
  server.respondWith(listRewards, [])
  server.respondWith(listRedemptions, [])
  server.respondWith(listFamilyTodayHabits, today)
  const rendered = await renderWithProviders(<CurrentPage />, { path })
  // An earlier test may have selected another child.
  chooseChild(mia.id)
  return rendered
}

const bar = page.getByRole('navigation', { name: 'Main menu' }).last()
const header = page.getByRole('button', { name: 'Mia, choose another child' })
const children = page.getByRole('group', { name: 'Choose a child' })
const points = page.getByRole('link', { name: '1,347 points, to the rewards' })

test('the header shows the child and the points, and links to the other children and to the rewards [NAV-2, NAV-3]', async () => {
  const { currentPath } = await renderShell('/timeline')
  await expect.poll(() => header.query()?.querySelector('[data-avatar="🐻"]')).toBeVisible()
  await expect.element(header.getByText('Mia', { exact: true })).toBeVisible()
  expect(points.first().element().textContent).toContain('1,347')
  await header.click()
  await page.getByRole('dialog', { name: 'Choose a child' }).getByRole('button', { name: /Leo/ }).click()
  await expect.poll(() => document.querySelector('[data-points]')?.textContent).toBe('−12')
  await page.getByRole('link', { name: /points, to the rewards/ }).click()
  expect(currentPath()).toBe('/rewards')
})

test.each([
  ['/timeline', 'Timeline', 'Every day will have its jar here'],
  ['/rewards', 'Rewards', 'Something to look forward to'],
  ['/habits', 'Habits', 'One small thing, every day'],
])('without children %s has its title and words of its own [HOM-2]', async (path, title, words) => {
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  const server = createFakeServer()
  server.respondWith(getUser, userFixture())
  server.respondWith(listChildren, [])
  await renderWithProviders(<CurrentPage />, { path })
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: words })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a child' })).toBeVisible()
})

test('a user who was removed from a family sees only how to join another, to export and to delete the account [FAM-31]', async () => {
  localStorage.setItem('glowjar.language', 'en')
  await startLanguage()
  createFakeServer().respondWith(getUser, userFixture({ removed: true }))
  await renderWithProviders(<CurrentPage />, { path: '/timeline' })
  await expect.element(page.getByRole('heading', { name: 'You are no longer in the family' })).toBeVisible()
  await expect.element(page.getByText(/open the link on this device/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  expect(page.getByRole('navigation').query()).toBeNull()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const download = page.getByRole('alertdialog').getByRole('link', { name: /Download/ })
  await expect.element(download).toHaveAttribute('href', '/api/family/export')
})

test('a tap on a picture selects a child, whose picture keeps the focus [CHD-31]', async () => {
  await renderShell('/behaviors')
  await children.getByRole('button', { name: 'Leo', exact: true }).click()
  const leo = children.getByRole('button', { name: 'Leo, choose another child' })
  await expect.element(leo).toHaveAttribute('aria-current', 'true')
  await expect.element(leo).toHaveFocus()
  await expect.element(page.getByText('Leo', { exact: true })).toBeVisible()
  await expect.element(children.getByRole('button', { name: 'Mia', exact: true })).toBeVisible()
})

const createTodayHabits = (): TodayHabits => [
  { childId: mia.id, habits: [habitFixture({}, [0])] },
  { childId: leo.id, habits: [habitFixture({}, [0]), habitFixture({ id: 'open' })] },
]

test('on home a tick marks a child who has done all habits of today [CHD-31]', async () => {
  await renderShell('/', undefined, createTodayHabits())
  await expect.element(header).toHaveAccessibleDescription('All done today')
  await expect
    .element(children.getByRole('button', { name: 'Leo', exact: true }))
    .not.toHaveAccessibleDescription(/All done/)
})

test('elsewhere there are no ticks, whatever was opened before [CHD-31]', async () => {
  const { client } = await renderShell('/rewards')
  await expect.element(header).toBeVisible()
  client.setQueryData(queryKeyOf(listFamilyTodayHabits), createTodayHabits())
  await children.getByRole('button', { name: 'Leo', exact: true }).click()
  const mias = children.getByRole('button', { name: 'Mia', exact: true })
  await expect.element(mias).toBeVisible()
  await expect.element(mias).not.toHaveAccessibleDescription()
})

test('the profile has no header; a module has the points and a link to home', async () => {
  const { currentPath } = await renderShell('/profile')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible()
  expect(points.query()).toBeNull()
  expect(currentPath()).toBe('/profile')
})

test.each(['/behaviors', '/habits', '/skills', '/moments'])('a module has a link to home: %s [NAV-6]', async (path) => {
  const { currentPath } = await renderShell(path)
  await expect.element(points).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  expect(currentPath()).toBe('/')
})

test('the navigation bar has two links, Glim, and two links [GEN-5, NAV-1]', async () => {
  await renderShell('/rewards')
  await expect.element(bar).toBeVisible()
  const inOrder = [...bar.element().querySelectorAll('a, button')].map((one) => one.textContent)
  expect(inOrder).toEqual(['Home', 'Timeline', 'GlimGlim: how today is going', 'Rewards', 'Profile'])
  await expect.element(bar.getByRole('link', { name: 'Rewards' })).toHaveAttribute('aria-current', 'page')
  expect(bar.getByRole('link', { name: 'Home' }).element().getAttribute('aria-current')).toBeNull()
})

test('in a wide window a navigation rail replaces the bar [NAV-1]', async () => {
  await page.viewport(1280, 800)
  try {
    await renderShell('/rewards')
    const rail = page.getByRole('navigation', { name: 'Main menu' }).first()
    await expect.element(rail.getByRole('link', { name: 'Timeline' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Settings' })).toBeVisible()
    expect(rail.element().querySelector(':scope > :nth-child(5)')?.textContent).toMatch(/^Glim/)
    expect(rail.element().getBoundingClientRect().right).toBeLessThan(300)
    expect(document.querySelector('[data-bottom-bar]')?.checkVisibility()).toBe(false)
  } finally {
    await page.viewport(390, 844)
  }
})

test('Glim shows a greeting and a summary of today; a second click or Escape closes it [NAV-4]', async () => {
  await renderShell('/rewards')
  const glim = bar.getByRole('button', { name: /Glim/ })
  const bubble = page.getByText(/^(Good morning|Hello|Good evening), Ana\.$/)
  await glim.click()
  await expect.element(bubble).toBeVisible()
  await expect.element(page.getByText('Nothing in Mia’s jar yet today. What went well?')).toBeVisible()
  await glim.click()
  await expect.poll(() => bubble.query()).toBeNull()
  await glim.click()
  await expect.element(bubble).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => bubble.query()).toBeNull()
})

test('without a connection Glim says what works nevertheless, and asks nothing [NAV-4, STT-9]', async () => {
  await renderShell('/rewards')
  await expect.element(header).toBeVisible()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  setReachable(false)
  await bar.getByRole('button', { name: /Glim/ }).click()
  await expect.element(page.getByText('I can’t reach Glowjar right now.')).toBeVisible()
  await expect.element(page.getByText(/^Give points and check in habits as usual/)).toBeVisible()
  expect(page.getByRole('link', { name: 'Today’s tip' }).query()).toBeNull()
})

test('an unknown path shows a not-found page with a link to home, and in development a hint [PAG-4]', async () => {
  await renderShell('/nowhere', 'signed_out')
  await expect.element(page.getByRole('heading', { level: 1, name: 'This page isn’t on the map' })).toBeVisible()
  await expect.element(page.getByText(/^For developers/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/')
})

test('an unknown path keeps the navigation of a member [PAG-8]', async () => {
  await renderShell('/nowhere')
  await expect.element(page.getByRole('heading', { level: 1, name: 'This page isn’t on the map' })).toBeVisible()
  await expect.element(bar.getByRole('link', { name: 'Home' })).toBeVisible()
})

test('a page for members redirects to sign-in with the path to return to [PAG-5]', async () => {
  const { currentPath } = await renderShell('/rewards', 'signed_out')
  await expect.poll(currentPath).toMatch(/^\/sign-in\?to=%2Frewards/)
})

test('on a tablet home is a shelf with the jars of all children; a tap opens one, and the way back leads to the shelf [HOM-23]', async () => {
  await page.viewport(768, 1024)
  const { currentPath } = await renderShell('/')
  const shelf = page.getByRole('list', { name: 'Choose a child' })
  await expect.element(shelf.getByRole('link', { name: /Mia 1,347 points/ })).toBeVisible()
  expect(children.query()).toBeNull()
  await shelf.getByText('Leo').click()
  await expect.element(page.getByText('Leo’s points')).toBeVisible()
  expect(currentPath()).toBe('/?child')
  await page.getByRole('link', { name: 'All children' }).click()
  await expect.element(shelf.getByRole('link', { name: /Leo .12 points/ })).toBeVisible()
})

test.each(['/skills', '/moments', '/rewards', '/habits', '/behaviors', '/timeline', '/ai-chat'])(
  'in a wide window the jar stands beside %s [HOM-25]',
  async (path) => {
    await page.viewport(1280, 800)
    await renderShell(path)
    const jar = page.getByRole('complementary').getByRole('region', { name: 'Mia’s jar: 1,347 points' })
    await expect.element(jar).toBeVisible()
    expect(page.getByRole('link', { name: '1,347 points, to the rewards' }).elements()).toHaveLength(1)
  },
)

test('without a connection the navigation stands, with Try again in the content [STO-4]', async () => {
  const { currentPath } = await renderShell('/rewards', 'unavailable')
  await expect.element(page.getByRole('heading', { level: 1, name: 'This could not be loaded' })).toBeVisible()
  await bar.getByRole('button', { name: /Glim/ }).click()
  await expect.element(page.getByText('Once you’re back online, everything will be here again.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await bar.getByRole('link', { name: 'Timeline' }).click()
  expect(currentPath()).toBe('/timeline')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a screen that could not be loaded keeps its title and the way back [STO-4]', async () => {
  const { currentPath } = await renderShell('/settings/security', 'unavailable')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Sign-in and security' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'This could not be loaded' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  expect(currentPath()).toBe('/settings')
})
