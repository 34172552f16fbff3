import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { FeedbackDialog } from './feedback-dialog.tsx'

function Feedback() {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        {'Open'}
      </button>
      <FeedbackDialog open={open} onClose={() => setOpen(false)} />
    </main>
  )
}

const renderDialog = async () => {
  const server = createFakeServer()
  server.respondWith(sendFeedback, { id: '01d00000-0000-7000-8000-000000000001' })
  await renderWithProviders(<Feedback />)
  return server
}

const type = page.getByRole('combobox', { name: 'What is it about?' })
const subject = page.getByRole('textbox', { name: 'Subject' })
const message = page.getByRole('textbox', { name: 'Message' })
const send = page.getByRole('button', { name: 'Send' })
const text = (words: string) => page.getByText(words, { exact: true })

const fillForm = async () => {
  await type.selectOptions('A wish')
  await subject.fill('Bus')
  await message.fill('A bus of fireflies, please.')
}

test('sending closes the dialog and clears the form [DLG-10, FBK-5, FBK-7]', async () => {
  const server = await renderDialog()
  await fillForm()
  await send.click()
  await expect.element(text('Feedback sent')).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { feedbackType: 'feature', subject: 'Bus', message: 'A bus of fireflies, please.' },
  ])
  await expect.poll(() => page.getByRole('dialog', { name: 'Feedback', exact: true }).query()).toBeNull()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(subject).toHaveValue('')
})

test('invalid fields show errors and the first has the focus [FBK-2, FBK-3, FBK-4]', async () => {
  const server = await renderDialog()
  await subject.fill('Ok')
  await message.fill('too short')
  await send.click()
  await expect.element(text('Please select a feedback type.')).toBeVisible()
  await expect.element(text('Subject must be at least 3 characters.')).toBeVisible()
  await expect.element(text('Message must be at least 10 characters.')).toBeVisible()
  await expect.element(type).toHaveFocus()
  await expect.element(message).toHaveValue('too short')
  expect(server.writtenBodies()).toEqual([])
})

test('invisible characters do not count as text', async () => {
  const server = await renderDialog()
  await fillForm()
  await message.fill('\u2060'.repeat(20))
  await send.click()
  await expect.element(text('Message must be at least 10 characters.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('a failed request shows an error and keeps the values [FBK-6, FBK-11]', async () => {
  const server = await renderDialog()
  server.rejectWith(sendFeedback, 'unavailable')
  await fillForm()
  await send.click()
  await expect.element(text('Not sent').first()).toBeVisible()
  await expect.element(text('Please try again later.').first()).toBeVisible()
  await expect.element(message).toHaveValue('A bus of fireflies, please.')
})

test('what was typed is kept when the form is closed, and gone when it is started over [DLG-2]', async () => {
  await renderDialog()
  await fillForm()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(subject).toHaveValue('Bus')
  await expect.element(message).toHaveValue('A bus of fireflies, please.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect.element(subject).toHaveValue('')
  await expect.element(type).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(subject).toHaveValue('')
  expect(page.getByRole('button', { name: 'Start over' }).query()).toBeNull()
})

test('cancel closes the dialog, sends nothing and keeps what was typed [DLG-2, FBK-7]', async () => {
  const server = await renderDialog()
  await fillForm()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => page.getByRole('dialog', { name: 'Feedback', exact: true }).query()).toBeNull()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(subject).toHaveValue('Bus')
  expect(server.writtenBodies()).toEqual([])
})
