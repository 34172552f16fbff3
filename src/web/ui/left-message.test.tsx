import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { leaveMessage, showMessage } from './message.ts'

beforeEach(async () => {
  // A message below the pointer would stay.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
})

const undoButton = page.getByRole('button', { name: 'Undo' })

test('on another screen something hard about a child is said no more, an award still is [DLG-7]', async () => {
  await renderWithProviders(null)
  for (const [kind, isThere] of [
    ['note', false],
    ['done', true],
  ] as const) {
    showMessage({ title: 'Shouted', action: { label: 'Undo', onClick: () => undefined }, kind, child: { id: 'mia' } })
    await expect.element(undoButton).toBeVisible()
    leaveMessage()
    await passTime(100)
    await expect.poll(() => undoButton.query() !== null).toBe(isThere)
  }
})
