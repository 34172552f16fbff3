import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { activityFixture, childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { GlimPopover } from './glim-popover.tsx'

test.each([
  ['en', 'Mia today: 2 good things and 1 habit, +22 points.'],
  ['es', 'Mia hoy: 2 buenos gestos y un hábito; +22 puntos.'],
  ['zh', /今天：2 个好表现和1 个习惯，\+22 分。|今天：2 个好表现和 1 个习惯，\+22 分。/],
] as const)('Glim counts good things and habits of today apart, in %s [NAV-4]', async (locale, text) => {
  const server = createFakeServer()
  const checkIn = activityFixture('read', { type: 'habit', points: 2 })
  server.respondWith(listActivities, [activityFixture('table'), activityFixture('truth'), checkIn])
  await renderWithProviders(
    <GlimPopover
      user={userFixture()}
      child={childFixture()}
      open
      onOpenChange={() => undefined}
      anchor={createRef()}
    />,
    { locale },
  )
  await expect.element(page.getByText(text)).toBeVisible()
})
