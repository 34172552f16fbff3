import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayIn } from '#shared/time/day.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { signOut } from '#shared/auth/contract.ts'
import { listBadgeProgress } from '#shared/badges/contract.ts'
import { listChildren, type Child } from '#shared/children/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { createShelf } from '#web/testing/badge-fixtures.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { linesOf } from '#web/testing/lines-of.ts'
import { ProfilePage } from './profile-page.tsx'

const renderProfile = async (child: Child | undefined, shelf = createShelf()) => {
  const server = createFakeServer()
  server.respondWith(listChildren, child ? [child] : [])
  server.respondWith(listActivities, [])
  server.respondWith(getWeeklyCounts, { behavior: 12, habit: 8, skill: 1, reward: 0 })
  server.respondWith(listBadgeProgress, shelf)
  await renderWithProviders(<ProfilePage user={userFixture()} />)
  return server
}

test('points that are all in the jar are told once [NAV-10]', async () => {
  await renderProfile(childFixture({ points: 30, pointsEarned: 30 }))
  await expect.element(page.getByText(/^30 points? in the jar/)).toBeVisible()
  expect(page.getByText(/collected so far/).query()).toBeNull()
})

test('shows current points and points earned [NAV-10]', async () => {
  await renderProfile(childFixture({ points: -12, pointsEarned: 1_234_567 }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible()
  await expect.element(page.getByText('−12', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('1,234,567 points collected so far')).toBeVisible()
})

test('a long name is smaller, and breaks only at its hyphen [NAV-10]', async () => {
  await page.viewport(360, 740)
  await renderProfile(childFixture({ name: 'Alexandrina-Wilhelmina' }))
  const name = page.getByRole('heading', { level: 1, name: 'Alexandrina-Wilhelmina' })
  await expect.element(name).toBeVisible()
  await document.fonts.ready
  expect(linesOf(name.element())).toEqual(['Alexandrina-', 'Wilhelmina'])
})

test('this week shows its days as jars, and numbers with labels [NAV-10, STA-9]', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture()])
  server.respondWith(getWeeklyCounts, { behavior: 12, habit: 8, skill: 1, reward: 0 })
  server.respondWith(listBadgeProgress, createShelf())
  server.respondWith(listActivities, [activityFixture('Laid the table'), activityFixture('Sang', { points: 5 })])
  await renderWithProviders(<ProfilePage user={userFixture()} />)
  await expect.element(page.getByText('Behaviours')).toBeVisible()
  await expect.element(page.getByText('12', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/day: 15 points$/)).toBeInTheDocument()
  await expect.element(page.getByText('15 points earned')).toBeVisible()
  const week = page.getByText('Mia’s week, since Sunday').element().closest('section')
  expect(week?.querySelectorAll('ol > li')).toHaveLength(7)
  const levels = [...(week?.querySelectorAll('[data-level]') ?? [])].map((level) => level.getAttribute('data-level'))
  expect(levels).toEqual(['1'])
  // The days to come are not said.
  const today = dayIn(Date.now(), userFixture().family.timeZone)
  expect(page.getByText(/day: 0 points$/).all()).toHaveLength(new Date(today).getUTCDay())
})

test('shows the newest badges and the next one [BDG-6, BDG-13, NAV-10]', async () => {
  await renderProfile(childFixture())
  await expect.element(page.getByText('2 of 16')).toBeVisible()
  const names = ['First light, since 18 November', 'Habit hero, since 12 November', 'Helping hand: 18 of 25 times']
  for (const name of names) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  const list = page
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Helping hand: 18 of 25 times' }) })
  expect(list.getByRole('listitem').all()).toHaveLength(4)
  await expect.element(page.getByText('One badge was waiting here for earlier deeds.')).not.toBeInTheDocument()
})

test('says once how many badges came for earlier deeds [BDG-15]', async () => {
  await renderProfile(childFixture(), createShelf({ first_light: null }))
  await expect.element(page.getByText('One badge was waiting here for earlier deeds.')).toBeVisible()
})

test('a failed request for the week shows an error', async () => {
  const server = await renderProfile(childFixture({ id: '01a00000-0000-7000-8000-000000000009' }))
  server.rejectWith(getWeeklyCounts, 'unavailable')
  server.respondWith(listChildren, [childFixture()])
  await renderWithProviders(<ProfilePage user={userFixture()} />)
  await expect
    .element(page.getByText('That is not possible at the moment. Please try again soon.').first())
    .toBeVisible()
})

test('without children there are still settings and sign-out [NAV-10]', async () => {
  const server = await renderProfile(undefined)
  server.rejectWith(signOut, 'unavailable')
  await expect.element(page.getByRole('link', { name: /Settings/ })).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.element(page.getByText('You are still signed in').first()).toBeVisible()
})

test('the age is computed from the birthday where known [CHD-11]', async () => {
  await renderProfile(childFixture({ age: 3, birthday: `${new Date().getFullYear() - 9}-01-01` }))
  await expect.element(page.getByText('9 years old', { exact: true }).first()).toBeVisible()
  expect(page.getByText('3 years old', { exact: true }).query()).toBeNull()
})

test('the address of children and members scrolls to their heading, below the header [NAV-19]', async () => {
  history.replaceState(null, '', '#for-parents')
  // As high as with the rest of the app around it.
  document.body.style.paddingBottom = '100vh'
  onTestFinished(() => {
    history.replaceState(null, '', location.pathname)
    document.body.style.paddingBottom = ''
  })
  await renderProfile(childFixture())
  const heading = page.getByRole('heading', { name: 'For parents' })
  await expect.element(heading).toBeInViewport()
  await expect.poll(() => Math.round(heading.element().getBoundingClientRect().top)).toBe(16)
})

test('who comes from the settings finds a link back to them [NAV-19]', async () => {
  history.replaceState({ settings: '/settings/family' }, '', '#for-parents')
  onTestFinished(() => history.replaceState(null, '', location.pathname))
  await renderProfile(childFixture())
  const link = page.getByRole('link', { name: 'Back to settings' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('/settings/family') as string)
})
