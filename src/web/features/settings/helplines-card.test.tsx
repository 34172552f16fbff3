import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { getHelplineSettings, putHelplineSettings } from '#shared/helplines/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { HelplinesCards } from './helplines-card.tsx'

const settings = { country: null, candidates: ['CH', 'DE'], own: { doctor: '044 1' }, countries: ['CH', 'DE', 'ES'] }

const renderCard = async () => {
  const server = createFakeServer()
  server.respondWith(getHelplineSettings, settings)
  server.respondWith(putHelplineSettings, settings)
  await renderWithProviders(<HelplinesCards />)
  await expect.element(page.getByRole('textbox', { name: 'Our doctor' })).toHaveValue('044 1')
  return server
}

test('the country of the help lines is by time zone until one is chosen, which is saved at once [AST-34]', async () => {
  const server = await renderCard()
  const country = page.getByRole('combobox', { name: 'Country' })
  const selected = () => (country.element() as HTMLSelectElement).selectedOptions[0]?.label
  expect(selected()).toBe('By time zone: Switzerland')
  await country.selectOptions('Spain')
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ country: 'ES' }])
})

test('own numbers are saved together, without empty ones; what is no number is said at its field [AST-34]', async () => {
  const server = await renderCard()
  await page.getByRole('textbox', { name: 'Poison centre' }).fill('call me')
  await page.getByRole('button', { name: 'Save numbers' }).click()
  await expect.element(page.getByText('That doesn’t look like a phone number.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
  await page.getByRole('textbox', { name: 'Poison centre' }).fill(' 145 ')
  await page.getByRole('textbox', { name: 'Our doctor' }).fill('')
  await page.getByRole('button', { name: 'Save numbers' }).click()
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ own: { poison: '145' } }])
})
