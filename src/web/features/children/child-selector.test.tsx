import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteChild, editChild } from '#shared/children/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { ChildSelector } from './child-selector.tsx'

const mia = childFixture({ points: 1_234_567 })
const leo = childFixture({
  id: '01a00000-0000-7000-8000-000000000002',
  name: 'Leo',
  age: 18,
  points: -12,
  avatarUrl: '🦁',
})

const renderSelector = async (family = [mia, leo]) => {
  const server = createFakeServer()
  server.respondWith(editChild, leo)
  server.respondWith(deleteChild, undefined)
  const chosen: string[] = []
  const part = (children: typeof family) => (
    <ChildSelector
      family={children}
      chosen={mia}
      onChoose={({ name }) => chosen.push(name)}
      onAdd={() => chosen.push('a new one')}
    />
  )
  const { rerenderWith } = await renderWithProviders(part(family))
  return { server, chosen, again: (children: typeof family) => rerenderWith(part(children)) }
}

const manage = () => page.getByRole('button', { name: 'Manage children' }).click()
const age = page.getByRole('textbox', { name: 'Age' })
const name = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save' })

test('a click selects a child [CHD-29]', async () => {
  const { chosen } = await renderSelector()
  await page.getByRole('button', { name: /Leo/ }).click()
  expect(chosen).toEqual(['Leo'])
})

test('without a choice a click on a child edits it, and none is marked [CHD-29]', async () => {
  createFakeServer()
  await renderWithProviders(<ChildSelector family={[mia, leo]} onAdd={() => undefined} />)
  await expect.element(page.getByRole('button', { name: /Leo/ })).toHaveAttribute('aria-haspopup', 'dialog')
  expect(document.querySelector('[aria-current]')).toBeNull()
  await page.getByRole('button', { name: /Leo/ }).click()
  await expect.element(name).toHaveValue('Leo')
  await userEvent.keyboard('{Escape}')
})

test('points have a minus sign and digit grouping', async () => {
  await renderSelector()
  await expect.element(page.getByText('−12', { exact: true })).toBeVisible()
  await expect.element(page.getByText('1,234,567', { exact: true })).toBeVisible()
})

test('edit and delete buttons appear only while managing [CHD-30]', async () => {
  await renderSelector()
  await expect.element(page.getByRole('button', { name: 'Edit Leo' })).not.toBeInTheDocument()
  await manage()
  await expect.element(page.getByRole('button', { name: 'Edit Leo' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete Leo' })).toBeVisible()
})

test('an only child has its edit and delete buttons at once, and nothing to select [CHD-30]', async () => {
  await renderSelector([mia])
  await expect.element(page.getByRole('button', { name: 'Edit Mia' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete Mia' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Manage children' })).not.toBeInTheDocument()
})

test('an age outside the limits is not sent and a hint says so [CHD-9, CHD-10, DLG-10]', async () => {
  const { server } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await expect.element(page.getByText('The age stays as it was.', { exact: false })).toBeVisible()
  await name.fill('Leonard')
  await save.click()
  await expect.element(page.getByText('Leo is saved')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ name: 'Leonard', gender: null, birthday: null, avatarUrl: '🦁' }])
})

test('an empty age is sent as null [CHD-18]', async () => {
  const { server } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await age.fill('')
  await save.click()
  await expect
    .poll(() => server.writtenBodies())
    .toEqual([{ name: 'Leo', age: null, gender: null, birthday: null, avatarUrl: '🦁' }])
})

test('the open form shows changes made on another device [DLG-2]', async () => {
  const { again } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await expect.element(name).toHaveValue('Leo')
  await again([mia, { ...leo, name: 'Leonard' }])
  await expect.element(name).toHaveValue('Leonard')
})

test('a change of points keeps the typed values', async () => {
  const { again } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await name.fill('Leonard')
  await again([mia, { ...leo, points: 5 }])
  await expect.element(name).toHaveValue('Leonard')
})

test('deleting asks for confirmation [CHD-27, DLG-10, DLG-12]', async () => {
  const { server } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Delete Leo' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
  await expect.element(page.getByRole('link', { name: 'Download everything' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete forever' }).click()
  await expect.element(page.getByText('Leo has been deleted')).toBeVisible()
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /api/children/${leo.id}`])
})

test('the last child cannot be deleted [CHD-28]', async () => {
  await renderSelector([mia])
  await page.getByRole('button', { name: 'Delete Mia' }).click()
  await expect.element(page.getByText('At least one child profile must be kept')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Delete forever' })).not.toBeInTheDocument()
})

test('a child without an avatar is drawn as its initial [CHD-14]', async () => {
  await renderSelector([childFixture({ avatarUrl: null }), leo])
  const row = page.getByRole('button', { name: /Mia/ })
  await expect.element(row).toBeVisible()
  expect(row.element().querySelector('[data-avatar="👶"]')?.textContent).toBe('M')
})

test('closing keeps what was typed, and what was not shows the stored child [DLG-2]', async () => {
  const { again } = await renderSelector()
  await manage()
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await name.fill('Leox')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => name.query()).toBeNull()
  await page.getByRole('button', { name: 'Edit Mia' }).click()
  await expect.element(name).toHaveValue('Mia')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => name.query()).toBeNull()
  await again([mia, { ...leo, age: 9 }])
  await page.getByRole('button', { name: 'Edit Leo' }).click()
  await expect.element(name).toHaveValue('Leox')
  await expect.element(page.getByRole('textbox', { name: 'Age' })).toHaveValue('9')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(name).toHaveValue('Leo')
})
