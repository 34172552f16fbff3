import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { ToastRegion } from './toast-region.tsx'
import { type ToastMessage, toastMs, actionToastMs, showToast } from './toast.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Sender({ messages }: { messages: ToastMessage[] }) {
  return messages.map((message) => (
    <Button key={message.title} onClick={() => showToast(message)}>
      {`Send ${message.title}`}
    </Button>
  ))
}

async function send(...messages: ToastMessage[]) {
  await render(
    <ToastRegion label="Notices">
      <Sender messages={messages} />
    </ToastRegion>,
  )
  for (const message of messages) await page.getByRole('button', { name: `Send ${message.title}` }).click()
}

const award: ToastMessage = {
  title: '+10 for Mia',
  description: 'Say: well done.',
  action: { label: 'Undo', onClick: () => {} },
}

test('a toast closes after three seconds [CON-17, DLG-7]', async () => {
  await send({ title: 'Saved' })
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await vi.advanceTimersByTimeAsync(toastMs + 500)
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument()
})

test('a toast with an action stays for eight seconds [DLG-7]', async () => {
  await send(award)
  await vi.advanceTimersByTimeAsync(actionToastMs - 1000)
  await expect.element(page.getByText('Say: well done.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1500)
  await expect.element(page.getByText('Say: well done.')).not.toBeInTheDocument()
})

test('focus pauses the timer [DLG-7]', async () => {
  await send(award)
  await userEvent.keyboard('{F6}{Tab}')
  await vi.advanceTimersByTimeAsync(actionToastMs * 3)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the action runs once and closes the toast', async () => {
  const onClick = vi.fn<() => void>()
  await send({ title: '+10 for Mia', action: { label: 'Undo', onClick } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a toast replaces the previous one [CON-17, DLG-6]', async () => {
  await send(award, { title: 'Saved' })
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByText('+10 for Mia', { exact: true })).not.toBeInTheDocument()
})

test('an error is announced as an alert', async () => {
  await send({ title: 'Could not save', description: 'No network.', kind: 'error' })
  const alertText = () => document.querySelector('[role=alert]')?.textContent
  await expect.poll(alertText).toBe('Could not saveNo network.')
})
