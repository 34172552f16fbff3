import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { showGoodNightAgain } from '#web/ledger/good-night.ts'
import { endFeast, showFeast } from '#web/ui/feast-queue.ts'
import { Celebrations } from './celebrations.tsx'

test('the sky of good night waits while a feast is shown [JOY-7, JOY-10]', async () => {
  const child = childFixture()
  await renderWithProviders(<Celebrations />)
  const sky = () => document.querySelector('[data-good-night]')
  showGoodNightAgain([child])
  await expect.poll(sky).not.toBeNull()
  showFeast({ child, title: 'Brush teeth: 3 days', points: 2 })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(sky()).toBeNull()
  endFeast()
  await expect.poll(sky).not.toBeNull()
})
