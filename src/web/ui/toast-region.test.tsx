import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { ToastRegion } from './toast-region.tsx'
import { type ToastMessage, toastMs, actionToastMs, useToast } from './use-toast.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function Sender({ notices }: { notices: ToastMessage[] }) {
  const show = useToast()
  return notices.map((notice) => (
    <Button key={notice.title} onClick={() => show(notice)}>
      {`Send ${notice.title}`}
    </Button>
  ))
}

async function send(...notices: ToastMessage[]) {
  await render(
    <ToastRegion label="Notices">
      <Sender notices={notices} />
    </ToastRegion>,
  )
  for (const notice of notices) await page.getByRole('button', { name: `Send ${notice.title}` }).click()
}

const award: ToastMessage = {
  title: '+10 for Mia',
  description: 'Say: well done.',
  action: { label: 'Undo', onClick: () => {} },
}

test('a plain notice goes after three seconds [CON-17, DLG-7]', async () => {
  await send({ title: 'Saved' })
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await vi.advanceTimersByTimeAsync(toastMs + 500)
  await expect.element(page.getByText('Saved', { exact: true })).not.toBeInTheDocument()
})

test('a notice with an undo stays for eight seconds [DLG-7]', async () => {
  await send(award)
  await vi.advanceTimersByTimeAsync(actionToastMs - 1000)
  await expect.element(page.getByText('Say: well done.')).toBeVisible()
  await vi.advanceTimersByTimeAsync(1500)
  await expect.element(page.getByText('Say: well done.')).not.toBeInTheDocument()
})

test('the clock of a notice stands still while it has the focus [DLG-7]', async () => {
  await send(award)
  await userEvent.keyboard('{F6}{Tab}')
  await vi.advanceTimersByTimeAsync(actionToastMs * 3)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('undo is pressed once and closes the notice', async () => {
  const onClick = vi.fn<() => void>()
  await send({ title: '+10 for Mia', action: { label: 'Undo', onClick } })
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('a notice takes the place of the one before [CON-17, DLG-6]', async () => {
  await send(award, { title: 'Saved' })
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.element(page.getByText('+10 for Mia', { exact: true })).not.toBeInTheDocument()
})

test('an error is spoken at once', async () => {
  await send({ title: 'Could not save', description: 'No network.', kind: 'error' })
  const spoken = () => document.querySelector('[role=alert]')?.textContent
  await expect.poll(spoken).toBe('Could not saveNo network.')
})
