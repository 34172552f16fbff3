import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { groupByAct } from '#shared/activities/rules.ts'
import { activityFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ActRows } from './act-rows.tsx'

test('rows of any days tell the day, and when it was written if that was later [ACT-32]', async () => {
  const moment = activityFixture('kite', {
    type: 'moment',
    points: null,
    description: 'The kite.',
    metadata: '{"weather":"windy","mood":"proud"}',
    day: '2025-11-30',
    createdAt: '2026-11-20T18:00:00.000Z',
  })
  await renderWithProviders(<ActRows lines={groupByAct([moment])} user={userFixture()} label="Latest" />)
  const row = page.getByRole('listitem')
  await expect.element(row).toMatchTextContent('30 November 2025 · Written on Friday, 20 November 2026')
})
