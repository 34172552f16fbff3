import { expect } from '@playwright/test'
import { test } from './fixtures.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { findUnreadableTexts } from './text-boxes.ts'

test('the check of texts finds those that overlap or are cut off, and no others', async ({ page }) => {
  await page.setContent(`
    <p>One</p><p style="margin-top:-2.2em">Two</p>
    <div style="width:3ch;overflow:hidden"><p style="width:20ch">Three is long</p></div>
    <div style="width:3ch;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Four is long</div>
    <div style="position:fixed;top:0">Five</div><p>Six</p>`)
  expect(await findUnreadableTexts(page)).toEqual([
    'overlap: One / Two',
    expect.stringMatching('cut off: Three is long by DIV'),
  ])
})

test('the check of jumps fails if something is pushed down after an act', async ({ page, t }) => {
  await watchPage(page)
  await page.goto('/en')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const push = () =>
    page.evaluate(() => document.body.prepend(Object.assign(document.createElement('div'), { style: 'height:120px' })))
  const jump = expectNothingJumps(page, push, { until: () => expect(heading).toBeVisible() })
  await expect(jump).rejects.toThrow('toBeLessThanOrEqual')
  await expectNothingJumps(
    page,
    () =>
      page
        .getByRole('link', { name: t('landing.signIn') })
        .first()
        .hover(),
    {
      until: () => expect(heading).toBeVisible(),
    },
  )
})

test('the check of jumps fails if something is pushed down after a late answer', async ({ page }) => {
  await watchPage(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const pushLater = () =>
    page.evaluate(() => {
      const block = Object.assign(document.createElement('div'), { style: 'height:120px' })
      setTimeout(() => document.body.prepend(block), 2500)
    })
  const answerLate = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2100)))
  await expect(expectNothingJumps(page, pushLater, { until: answerLate })).rejects.toThrow('toBeLessThanOrEqual')
})
