import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { editChild, type Child } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { EditChildDialog } from './edit-child-dialog.tsx'

function EditChild({ child }: { child: Child }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {'Open'}
      </button>
      <EditChildDialog child={child} open={open} onOpenChange={setOpen} />
    </>
  )
}

const renderDialog = async (child: Partial<Child> = {}, locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(editChild, childFixture())
  await renderWithProviders(<EditChild child={childFixture(child)} />, { locale })
  return server
}

const aliases = page.getByRole('textbox', { name: 'Also called' })
const save = page.getByRole('button', { name: 'Save', exact: true })

test('aliases are separated by commas of any script [CHD-33]', async () => {
  const server = await renderDialog({ aliases: ['Mimi', '米米'] })
  await expect.element(aliases).toHaveValue('Mimi, 米米')
  await aliases.fill('Mimi， 米米、Miíta,')
  await save.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ aliases: ['Mimi', '米米', 'Miíta'] }])
})

test('in Chinese they stand with the commas of a list [CHD-33]', async () => {
  await renderDialog({ aliases: ['乐乐', '小狮子'] }, 'zh')
  await expect.element(page.getByRole('textbox', { name: '也叫' })).toHaveValue('乐乐、小狮子')
})

test('a form of an old response without aliases does not send them [CHD-33]', async () => {
  const server = await renderDialog()
  await save.click()
  await expect.poll(() => server.writtenBodies()).toHaveLength(1)
  expect(server.writtenBodies()[0]).not.toHaveProperty('aliases')
})

test.each([
  ['a, b, c, d, e, f', 'There is room for five.'],
  [`Mimi, ${'x'.repeat(31)}`, 'A nickname has at most 30 characters.'],
  ['Mimi, mimi', 'One of these is here twice.'],
])('the error of %s stands beside the field, which keeps what was typed [CHD-33]', async (typed, error) => {
  const server = await renderDialog()
  await aliases.fill(typed)
  await save.click()
  await expect.element(page.getByText(error)).toBeVisible()
  await expect.element(aliases).toHaveFocus()
  await expect.element(aliases).toHaveValue(typed)
  expect(server.writtenBodies()).toEqual([])
  await aliases.fill('Mimi')
  await expect.element(page.getByText(error)).not.toBeInTheDocument()
})

test('that another child is called this stands beside the field [CHD-34]', async () => {
  const server = await renderDialog()
  server.rejectWith(editChild, 'invalid_input', [{ path: 'aliases', code: 'alias_taken' }])
  await aliases.fill('Leo')
  await save.click()
  await expect.element(page.getByText('Another child of the family is called this.')).toBeVisible()
  await expect.element(aliases).toHaveFocus()
  await expect.element(aliases).toHaveValue('Leo')
})
