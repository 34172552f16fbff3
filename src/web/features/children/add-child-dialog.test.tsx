import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addChild, listChildren, type Child } from '#shared/children/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { AddChildDialog } from './add-child-dialog.tsx'

function AddChild({ onAdded }: { onAdded: (child: Child) => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Open'}
      </button>
      <AddChildDialog open={open} onOpenChange={setOpen} onAdded={onAdded} onFinished={() => undefined} />
    </>
  )
}

const renderDialog = async () => {
  const server = createFakeServer()
  server.respondWith(addChild, ({ body }) => childFixture({ name: (body as { name: string }).name }))
  const added: string[] = []
  await renderWithProviders(<AddChild onAdded={({ name }) => added.push(name)} />)
  return { server, added }
}

const name = page.getByRole('textbox', { name: 'Name' })
const age = page.getByRole('textbox', { name: 'Age' })
const save = page.getByRole('button', { name: 'Save', exact: true })

test('only the name is required [CHD-24]', async () => {
  const { server, added } = await renderDialog()
  await name.fill('Mia')
  await save.click()
  await expect.poll(() => added).toEqual(['Mia'])
  expect(server.writtenBodies()).toEqual([{ name: 'Mia', avatarUrl: '🐻' }])
})

test('without a name the field shows an error, has the focus, and nothing is sent [CHD-6]', async () => {
  const { server } = await renderDialog()
  await name.fill('   ')
  await save.click()
  await expect.element(page.getByText('Please enter the child’s name.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('   ')
  expect(server.writtenBodies()).toEqual([])
})

test('the error of the name does not change the height of the form', async () => {
  await renderDialog()
  const heightOfForm = () => document.querySelector('form')?.offsetHeight
  await expect.element(name).toBeVisible()
  const height = heightOfForm()
  await save.click()
  await expect.element(page.getByText('Please enter the child’s name.')).toBeVisible()
  expect(heightOfForm()).toBe(height)
})

test('an age above 18 is an error of its field [CHD-8, CHD-24]', async () => {
  const { server } = await renderDialog()
  await expect.element(page.getByText('So that ideas fit. From 0 to 18 years.')).toBeVisible()
  await name.fill('Mia')
  await age.fill('19')
  await save.click()
  await expect.element(page.getByText('Please enter an age from 0 to 18.')).toBeVisible()
  await expect.element(age).toHaveFocus()
  expect(server.writtenBodies()).toEqual([])
})

test('adds several children in a row, and tells each [CHD-25, DLG-10]', async () => {
  const { server, added } = await renderDialog()
  await name.fill('Mia')
  await page.getByRole('radio', { name: 'Lion' }).click()
  await page.getByRole('button', { name: 'Save and add another' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('status').getByText('Mia’s jar is ready')).toBeVisible()
  expect(page.getByText('Mia’s jar is ready').all()).toHaveLength(1)
  await expect.element(name).toHaveValue('')
  await expect.element(name).toHaveFocus()
  await name.fill('Leo')
  await save.click()
  await expect.poll(() => added).toEqual(['Mia', 'Leo'])
  expect(server.writtenBodies()).toEqual([
    { name: 'Mia', avatarUrl: '🦁' },
    { name: 'Leo', avatarUrl: '🐻' },
  ])
})

test('the title knows whether there is a child, and the button that was used waits [CHD-25]', async () => {
  const { server } = await renderDialog()
  server.respondWith(listChildren, [childFixture()])
  await name.fill('Mia')
  await expect.element(page.getByRole('dialog', { name: 'Add your child' })).toBeVisible()
  const waiting = new Set<string>()
  const dialog = page.getByRole('dialog').element()
  const watching = new MutationObserver(() =>
    dialog.querySelectorAll('[aria-busy]').forEach((button) => waiting.add(button.textContent)),
  )
  watching.observe(dialog, { attributes: true, subtree: true })
  await page.getByRole('button', { name: 'Save and add another' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Add another child' })).toBeVisible()
  watching.disconnect()
  expect([...waiting]).toEqual(['Save and add another'])
})

test('closing keeps what was typed [DLG-2]', async () => {
  await renderDialog()
  await name.fill('Mia')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(name).toHaveValue('Mia')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(name).toHaveValue('')
})

test('the form keeps its values when the server is unreachable [DLG-8]', async () => {
  const { server } = await renderDialog()
  server.disconnect()
  await name.fill('Mia')
  await save.click()
  await expect.element(page.getByText('Mia was not added').first()).toBeVisible()
  await expect.element(name).toHaveValue('Mia')
})

test('avatars are in rows of four [CHD-26]', async () => {
  await renderDialog()
  const pictures = page.getByRole('radiogroup', { name: 'Picture' }).getByRole('radio')
  await expect.element(pictures.first()).toBeVisible()
  const rows = Map.groupBy(pictures.elements().slice(0, 12), (one) => Math.round(one.getBoundingClientRect().top))
  const names = [...rows.values()].map((row) => row.map((one) => one.getAttribute('aria-label')?.split(' ')[0]))
  expect(names).toEqual([Array(4).fill('Boy'), Array(4).fill('Girl'), ['Bear', 'Cat', 'Dog', 'Lion']])
})

test('proposes a picture that no other child has, which can be declined [CHD-32]', async () => {
  const server = createFakeServer()
  server.respondWith(listChildren, [childFixture({ avatarUrl: '🐻' }), childFixture({ avatarUrl: '🐶' })])
  server.respondWith(addChild, childFixture())
  await renderWithProviders(<AddChild onAdded={() => undefined} />)
  await expect.element(page.getByRole('radio', { name: 'Cat' })).toBeChecked()
  await page.getByRole('radio', { name: 'No picture' }).click()
  await name.fill('Leo')
  await save.click()
  await expect.poll(server.writtenBodies).toEqual([{ name: 'Leo' }])
})
