import { expect } from '@playwright/test'
import { signUpFamily, award } from './family.ts'
import { locateActRow, goTo, openModule } from './actions.ts'
import { test } from './fixtures.ts'

const modules = ['behaviors', 'habits', 'skills', 'moments'] as const
const mainScreens = ['timeline', 'rewards', 'profile'] as const

test('opening a screen sends at most four requests [STT-13]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  const requests: string[] = []
  const requested = new Set<string>()
  page.on('request', (request) => {
    const { pathname, href } = new URL(request.url())
    // The poll reads the activities again, every five seconds.
    const isPoll = pathname.startsWith('/api/activities/') && requested.has(href)
    requested.add(href)
    if (pathname.startsWith('/api/') && !isPoll) requests.push(pathname)
  })
  const expectRequests = async (screen: string, open: () => Promise<void>) => {
    requested.clear()
    await page.goto('/en')
    await page.waitForLoadState('networkidle')
    requests.length = 0
    await open()
    await expect(page).toHaveURL(new RegExp(`/${screen}$`))
    await page.waitForLoadState('networkidle')
    expect.soft(requests.length, `${screen}: ${requests.join(' ')}`).toBeLessThanOrEqual(4)
  }
  for (const module of modules) await expectRequests(module, () => openModule(page, t, module))
  for (const place of mainScreens) await expectRequests(place, () => goTo(page, t, place))
})

test('the first load of home sends at most a dozen requests', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await award(api, children[0] ?? { id: '' }, 'Laid the table', 10)
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.goto('/en')
  await expect(locateActRow(page, 'Laid the table')).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The poll begins once the page is idle.
  const initialRequests = requests.filter((path) => !path.startsWith('/api/activities/'))
  expect(initialRequests.length, initialRequests.join(' ')).toBeLessThanOrEqual(12)
  expect(initialRequests.filter((path) => path.startsWith('/api/'))).toEqual([])
  await expect(page.getByText(t('common.loading'))).toHaveCount(0)
})
