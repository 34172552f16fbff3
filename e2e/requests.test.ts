import { expect, type Page } from '@playwright/test'
import { aFamily } from './family.ts'
import { goTo } from './parent.ts'
import { test } from './story.ts'
import type { Words } from './words.ts'

const openModule = async (page: Page, t: Words, module: 'behaviors' | 'habits' | 'skills' | 'moments') =>
  page
    .getByRole('navigation', { name: t('home.modules') })
    .getByRole('link', { name: t(`home.${module}`) })
    .click()

const modules = ['behaviors', 'habits', 'skills', 'moments'] as const
const places = ['timeline', 'rewards', 'profile'] as const

test('opening a screen asks the server for at most four things', { tag: '@once' }, async ({ page, api, t }) => {
  await aFamily(api, ['Mia'])
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  const opened = async (screen: string, open: () => Promise<void>) => {
    await page.goto('/en')
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await open()
    await expect(page).toHaveURL(new RegExp(`/${screen}$`))
    await page.waitForLoadState('networkidle')
    expect.soft(asked.length, `${screen}: ${asked.join(' ')}`).toBeLessThanOrEqual(4)
  }
  for (const module of modules) await opened(module, () => openModule(page, t, module))
  for (const place of places) await opened(place, () => goTo(page, t, place))
})
