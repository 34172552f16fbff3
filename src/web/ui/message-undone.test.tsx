import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { actMs, noticeMs, showMessage, showUndone } from './message.ts'

const text = (title: string) => page.getByText(title, { exact: true })
const onClick = vi.fn<() => void>()

/** Returns when an undo was sent, a moment ago. */
const sendUndo = async (): Promise<number> => {
  const sentAt = performance.now()
  await passTime(1)
  return sentAt
}

test('of two undos on their way, what the later one says takes the place of the other’s [DLG-7]', async () => {
  await renderWithProviders(null)
  const sentAt = await sendUndo()
  showUndone({ title: 'Undone: Read', kind: 'undone' }, { sentAt })
  showUndone({ title: 'Undone: Draw', kind: 'undone', action: { label: 'Restore', onClick } }, { sentAt })
  await expect.element(page.getByRole('button', { name: 'Restore' })).toBeVisible()
  await passTime(noticeMs + 500)
  await expect.element(text('Undone: Draw')).toBeVisible()
  await expect.element(text('Undone: Read')).not.toBeInTheDocument()
})

test('an act after an undo that is answered late keeps its message for twelve seconds from then on [DLG-7]', async () => {
  await renderWithProviders(null)
  const sentAt = await sendUndo()
  showMessage({ title: '+10 for Mia', action: { label: 'Undo', onClick } })
  await passTime(actMs - 1000)
  showUndone({ title: 'Undone: Read', kind: 'undone' }, { sentAt })
  await expect.element(text('Undone: Read')).toBeVisible()
  await passTime(noticeMs + 500)
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})
