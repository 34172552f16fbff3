import { expect, type Page } from '@playwright/test'
import { addReward } from '#shared/rewards/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { signUpFamily, award, setBalanceInDatabase } from './family.ts'
import {
  endFeast,
  locateActRow,
  locateChildSwitcher,
  goTo,
  expectPoints,
  locateBehaviorTile,
  selectChild,
} from './actions.ts'
import { findOverflow, openView } from './open-view.ts'
import { viewsOfSampleFamily } from './screen-views.ts'
import { status4xxPattern, test } from './fixtures.ts'
import { createAppTranslator } from './messages.ts'
import { isFullRun, sampleFirst } from './sampling.ts'

const findFirstChild = (children: readonly Child[]): Child => {
  const [child] = children
  if (!child) throw new Error('The family has a child.')
  return child
}

const expectNoOverflow = async (page: Page, locale: 'en' | 'es'): Promise<void> => {
  for (const view of viewsOfSampleFamily.filter(({ open }) => !open)) {
    await openView(page, createAppTranslator(locale), locale, view)
    expect.soft(await findOverflow(page), view.name).toEqual([])
  }
}

test('of five children the last one is selected with one click, and gets the award [CHD-29, CHD-31, STT-11]', async ({
  page,
  api,
  t,
}) => {
  await signUpFamily(api, ['Mia', 'Noah', 'Leo', 'Emma', 'Lucía'])
  await page.goto('/en/behaviors')
  await expect(locateChildSwitcher(page, t).getByRole('button')).toHaveCount(5)
  await selectChild(page, t, 'Lucía')
  await expect(page.getByText('Lucía', { exact: true })).toBeVisible()
  const title = t('titles.behaviors.greeting')
  await locateBehaviorTile(page, t, title, 10, 'Lucía').click()
  await expect(page.getByText(t('awards.first.text', { title, name: 'Lucía' }))).toBeVisible()
  await endFeast(page, t)
  await goTo(page, t, 'home')
  await expect(page.getByRole('region', { name: t('common.jarName', { name: 'Lucía', count: 10 }) })).toBeVisible()
  if (isFullRun) await expectNoOverflow(page, 'en')
})

for (const [script, letter] of sampleFirst([
  ['wide Latin', 'W'],
  ['wide Chinese', '萤'],
] as const)) {
  test(`names and titles of maximum length fit the page: ${script} [NAV-14, STT-11]`, async ({ page, api }) => {
    test.slow()
    const { children } = await signUpFamily(api, [letter.repeat(50), letter.repeat(49)])
    const child = findFirstChild(children)
    await award(api, child, letter.repeat(100), 100)
    await award(api, child, letter.repeat(99), -3)
    await api(addReward, {
      body: {
        childId: child.id,
        title: letter.repeat(100),
        pointsCost: 1_000_000,
        category: 'outing',
        isCustom: true,
      },
    })
    await expectNoOverflow(page, 'en')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoOverflow(page, 'es')
  })
}

test('a negative balance is shown with a hint [STT-11]', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await award(api, findFirstChild(children), 'Shouted at dinner', -12)
  await page.goto('/en')
  const jar = page.getByRole('region', { name: t('common.jarName', { name: 'Mia', count: -12 }) })
  await expect(jar.getByText('−12', { exact: true })).toBeVisible()
  await expect(jar.getByText(t('home.jarBelow', { count: 12 }))).toBeVisible()
  await goTo(page, t, 'timeline')
  await expect(locateActRow(page, 'Shouted at dinner').getByText('−12', { exact: true })).toBeVisible()
  await goTo(page, t, 'rewards')
  await expect(page.getByText(t('common.missingShort', { points: 112 }), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('rewards.redeem'), exact: true })).toHaveCount(0)
  await goTo(page, t, 'profile')
  await expect(page.getByText('−12', { exact: true }).first()).toBeVisible()
})

test('a balance of 1,234,567 points is formatted in the user’s language', async ({ page, api, t }, { project }) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const child = findFirstChild(children)
  await award(api, child, 'Laid the table', 100)
  await setBalanceInDatabase(project.name, child, 1_234_567)
  await page.goto('/en')
  await expectPoints(page, t, 1_234_567)
  const jar = page.getByRole('region', { name: t('common.jarName', { name: 'Mia', count: 1_234_567 }) })
  await expect(jar.getByText('1,234,567', { exact: true })).toBeVisible()
  await page.goto('/es')
  await expect(page.getByText('1.234.567', { exact: true }).first()).toBeVisible()
  if (!isFullRun) return
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page, 'es')
})

test('empty screens show a hint [HOM-2]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en')
  await expect(page.getByText(t('home.jarEmpty'))).toBeVisible()
  await goTo(page, t, 'timeline')
  await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
  await page.getByRole('link', { name: t('activities.emptyAction') }).click()
  await expect(page.getByText(t('behaviors.leadNew', { name: 'Mia' }))).toBeVisible()
  await goTo(page, t, 'rewards')
  await page.getByRole('button', { name: t('rewards.kind'), exact: true }).click()
  await page.getByRole('menuitemradio', { name: t('rewards.filters.own') }).click()
  await expect(page.getByText(t('rewards.emptyOwn'))).toBeVisible()
  await page.getByRole('button', { name: t('rewards.filters.redeemed') }).click()
  await expect(page.getByText(t('rewards.emptyRedeemed'))).toBeVisible()
  await goTo(page, t, 'profile')
  await expect(page.getByText(t('profile.weekEmpty'))).toBeVisible()
})

test('a slow response shows a skeleton [STT-2]', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await award(api, findFirstChild(children), 'Laid the table', 10)
  const release = Promise.withResolvers<void>()
  await page.route('**/api/activities/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/en/timeline')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: t('common.loading') })).toBeAttached()
  release.resolve()
  await expect(locateActRow(page, 'Laid the table')).toBeVisible()
  await expect(page.getByText(t('common.loading'))).toHaveCount(0)
})

test.describe('a page', () => {
  test.use({ allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|net::ERR_FAILED`) })

  test('that fails to load shows an error and can be retried', async ({ page, api, t }) => {
    const { children } = await signUpFamily(api, ['Mia'])
    await award(api, findFirstChild(children), 'Laid the table', 10)
    await page.goto('/en/behaviors')
    await expectPoints(page, t, 10)
    // After any response the page considers the server reachable and reloads by itself.
    await page.route('**/api/**', (route) => route.abort())
    await goTo(page, t, 'timeline')
    await expect(page.getByText(t('activities.loadFailed'))).toBeVisible()
    await page.route('**/api/activities/**', (route) => route.continue())
    await page.getByRole('button', { name: t('common.retry') }).click()
    await expect(locateActRow(page, 'Laid the table')).toBeVisible()
  })

  test('that does not exist keeps the navigation of a member [PAG-4, PAG-8]', async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    await page.goto('/en/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
    await expect(page).toHaveTitle(`${t('shell.titles.notFound')} · Glowjar`)
    await goTo(page, t, 'timeline')
    await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
  })

  test('that does not exist shows a not-found page with a link to home [PAG-4]', async ({ page, t }) => {
    const answer = await page.goto('/en/nowhere')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveTitle(`${t('shell.titles.notFound')} · Glowjar`)
    await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
    await expect(page.getByText(t('notFound.hint'))).toHaveCount(0)
    await page.getByRole('link', { name: t('notFound.toHome') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing.titleSecond'))
  })
})
