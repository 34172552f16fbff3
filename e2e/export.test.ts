import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { signUpFamily, award } from './family.ts'
import { test } from './fixtures.ts'

test('a member downloads the export of the family', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await award(api, children[0] ?? { id: '' }, 'Laid the table', 10)
  await page.goto('/en/settings/data')
  const downloadEvent = page.waitForEvent('download')
  await page.getByRole('link', { name: t('exporting.download') }).click()
  const download = await downloadEvent
  expect(download.suggestedFilename()).toMatch(/^glowjar-\d{4}-\d{2}-\d{2}\.json$/)
  const file = JSON.parse(readFileSync(await download.path(), 'utf8')) as Record<string, unknown>
  expect(file).toMatchObject({
    format: 'glowjar-family',
    members: [{ name: 'Ana', role: 'owner' }],
    children: [{ name: 'Mia', points: 10, activities: [{ title: 'Laid the table', points: 10 }] }],
  })
})
