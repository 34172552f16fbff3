import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Picture } from '#shared/pictures/rules.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PictureField } from './picture-field.tsx'

function Form() {
  const [title, setTitle] = useState('')
  const [picture, setPicture] = useState<Picture | ''>('')
  return (
    <>
      <TextField label="Name" value={title} onChange={({ target }) => setTitle(target.value)} />
      <PictureField title={title} value={picture} onChange={setPicture} tone="leaf" />
      <output>{picture || 'none'}</output>
    </>
  )
}

const field = page.getByRole('button', { name: /^Picture/ })
const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
const chosen = page.getByRole('status')

test('the picture follows the title while it is typed, in any language [PIC-2, PIC-4]', async () => {
  await renderWithProviders(<Form />)
  await expect.element(field).toHaveAccessibleName('Picture No picture yet: the name may suggest one')
  for (const [title, name] of [
    ['Brush teeth', 'Teeth'],
    ['Hacer la cama', 'Bed'],
    ['弹钢琴', 'Music'],
  ] as const) {
    await page.getByLabelText('Name').fill(title)
    await expect.element(field).toHaveAccessibleName(`Picture From the name: ${name}`)
  }
  await expect.element(chosen).toHaveTextContent('none')
})

test('a tap chooses a picture and closes the dialog; the title does not change it any more [PIC-4]', async () => {
  await renderWithProviders(<Form />)
  await field.click()
  await dialog.getByText('Pizza', { exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await page.getByLabelText('Name').fill('Brush teeth')
  await expect.element(field).toHaveAccessibleName('Picture Pizza')
  await field.click()
  await dialog.getByText('From the name', { exact: true }).click()
  await expect.element(field).toHaveAccessibleName('Picture From the name: Teeth')
  await expect.element(chosen).toHaveTextContent('none')
})

test('the arrow keys walk through the pictures, and the dialog stays open [PIC-4]', async () => {
  await renderWithProviders(<Form />)
  await field.click()
  const first = dialog.getByRole('radio', { name: 'From the name' })
  await expect.element(first).toBeChecked()
  first.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(dialog.getByRole('radio', { name: 'Hands' })).toBeChecked()
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(chosen).toHaveTextContent('hands')
  await expect.element(field).toHaveFocus()
})
