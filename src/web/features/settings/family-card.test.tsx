import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { editFamily } from '#shared/families/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { FamilyCard } from './family-card.tsx'

const { family } = userFixture()

const familyName = page.getByRole('textbox', { name: 'Name' })

test('the name of the family is saved when its field is left; the message takes it back [NAV-20]', async () => {
  const server = createFakeServer()
  server.respondWith(editFamily, { ...family, name: 'Casa' })
  await renderWithProviders(<FamilyCard family={family} />)
  await familyName.fill('Casa')
  expect(server.writtenBodies()).toEqual([])
  await page.getByRole('combobox', { name: 'Time zone' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Name')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ name: 'Casa' }, { name: family.name }])
})

test('the name of the family is saved with Enter, and keeps the focus [NAV-20]', async () => {
  const server = createFakeServer()
  server.respondWith(editFamily, { ...family, name: 'Casa' })
  await renderWithProviders(<FamilyCard family={family} />)
  await familyName.fill('Casa')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(familyName).toHaveFocus()
  expect(server.writtenBodies()).toEqual([{ name: 'Casa' }])
})

test('an empty name of the family is an error of its field, is not sent and stays [NAV-20]', async () => {
  const server = createFakeServer()
  await renderWithProviders(<FamilyCard family={family} />)
  await familyName.fill(' ')
  await page.getByRole('combobox', { name: 'Time zone' }).click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await expect.element(familyName).toHaveValue(' ')
  expect(server.writtenBodies()).toEqual([])
})

test('the name of the family is saved when its screen is left while it is written [NAV-20]', async () => {
  const server = createFakeServer()
  server.respondWith(editFamily, { ...family, name: 'Casa' })
  const { rerenderWith } = await renderWithProviders(<FamilyCard family={family} />)
  await familyName.fill('Casa')
  await rerenderWith(<p>{'Elsewhere'}</p>)
  await expect.poll(() => server.writtenBodies()).toEqual([{ name: 'Casa' }])
})
