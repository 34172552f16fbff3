import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editFamily } from '#shared/families/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { chooseLanguage } from '#web/i18n/language.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { FamilyCard } from './family-card.tsx'
import { SettingsScreen } from './settings-screen.tsx'

beforeEach(() => page.viewport(390, 844))

test('the rows of the settings show what is set, and the names of the family [NAV-19]', async () => {
  await chooseLanguage('en')
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture()])
  const family = { name: 'Casa', timeZone: 'Asia/Kathmandu', weekStart: 'monday' } as const
  await renderWithProviders(<SettingsScreen user={userFixture({ family })} />, { path: '/settings' })
  const row = (name: string) => page.getByRole('link').filter({ hasText: name })
  await expect.element(row('Children and members')).toHaveTextContent('Children and membersMia · Ana')
  await expect
    .element(row('Display and sound'))
    .toHaveTextContent('Display and soundEnglish · theme automatic · sound off')
  await expect.element(row('Family')).toHaveTextContent('FamilyCasa · Kathmandu · week from Monday')
})

test('what was chosen for days and weeks can be taken back [NAV-20]', async () => {
  const server = createFakeServer()
  const { family } = userFixture()
  server.respondWith(editFamily, family)
  await renderWithProviders(<FamilyCard family={family} />)
  await page.getByRole('radio', { name: 'Monday' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Week starts on')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ weekStart: 'monday' }, { weekStart: family.weekStart }])
})
