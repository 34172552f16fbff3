import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'

function AddDialog() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Add a habit" closeLabel="Close" footer={<Button>Save</Button>}>
        <TextField label="Name" />
      </Dialog>
    </>
  )
}

test('is named by its title; Escape closes it and returns the focus to the trigger', async () => {
  await render(<AddDialog />)
  await page.getByRole('button', { name: 'Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a habit' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Add' })).toHaveFocus()
})

test('reopens with empty fields [DLG-2]', async () => {
  await render(<AddDialog />)
  await page.getByRole('button', { name: 'Add' }).click()
  await page.getByLabelText('Name').fill('Read 15 minutes')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.element(page.getByLabelText('Name')).toHaveValue('')
})
