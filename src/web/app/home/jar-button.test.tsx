import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listFamilyTodayHabits } from '#shared/habits/contract.ts'
import { chooseChild, useCurrentChild } from '#web/app/current-child.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { showMessage } from '#web/ui/message.ts'
import { FamilyTodayHabits } from './family-today-habits.tsx'
import type { TodayForm } from './skeletons.tsx'

const mia = childFixture()
const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo', points: 136 })
const family = [mia, leo]

beforeEach(() => chooseChild(mia.id))

function Today({ form }: { form: TodayForm }) {
  const child = useCurrentChild(family) ?? mia
  return <FamilyTodayHabits user={userFixture()} child={child} family={family} form={form} />
}

test.each(['rows', 'tiles'] as const)(
  'as %s, the small jar of another child selects that child, and a message stands on [DLG-7, HOM-27]',
  async (form) => {
    const server = createFakeServer()
    server.respondWith(
      listFamilyTodayHabits,
      family.map(({ id }) => ({ childId: id, habits: [habitFixture({ id, childId: id })] })),
    )
    await renderWithProviders(<Today form={form} />)
    showMessage({ title: '+5 for Mia', child: mia, action: { label: 'Undo', onClick: () => undefined } })
    await page.getByRole('button', { name: 'Leo’s jar: 136 points' }).click()
    await expect.element(page.getByRole('button', { name: /^Mia’s jar/ })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Leo’s jar/ })).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
)
