import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { MessageSlot } from './message-slot.tsx'
import {
  actMs,
  undoneMs,
  holdMessages,
  leaveMessage,
  leaveMs,
  noticeMs,
  showMessage,
  showNotice,
  type Message,
} from './message.ts'

beforeEach(async () => {
  // A message below the pointer of the test before would stay.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
})

const undo = vi.fn<() => void>()
const award: Message = {
  title: '+10 for Mia',
  sentence: 'Say: well done.',
  action: { label: 'Undo', onClick: undo },
}

const text = (title: string) => page.getByText(title, { exact: true })
const region = page.getByRole('region', { name: 'Notices' })
const undoButton = page.getByRole('button', { name: 'Undo' })

test('a message that is not about an act closes after three seconds, and the one below stands again [CON-17, DLG-7]', async () => {
  await renderWithProviders(null)
  showMessage(award)
  showNotice({ title: 'Link copied' })
  await expect.element(text('Link copied')).toBeVisible()
  await expect.element(text('+10 for Mia')).not.toBeInTheDocument()
  await passTime(noticeMs + 500)
  await expect.element(text('Link copied')).not.toBeInTheDocument()
  await expect.element(text('+10 for Mia')).toBeVisible()
})

test('what an act says stands until the next act, and ends once it is gone [CON-17, DLG-6, DLG-7]', async () => {
  await renderWithProviders(null)
  const onEnd = vi.fn<() => void>()
  showMessage({ ...award, onEnd })
  await passTime(actMs - 3000)
  await expect.element(undoButton).toBeVisible()
  expect(onEnd).not.toHaveBeenCalled()
  showMessage({ title: '+5 for Leo' })
  await expect.element(text('+5 for Leo')).toBeVisible()
  await expect.element(text('+10 for Mia')).not.toBeInTheDocument()
  expect(onEnd).toHaveBeenCalledOnce()
})

test('what an act says or what is offered ends after twelve seconds, but not what is not saved yet [CON-17, DLG-7]', async () => {
  await renderWithProviders(null)
  showMessage(award)
  await passTime(actMs + 100)
  await expect.element(undoButton).not.toBeInTheDocument()
  showMessage({ ...award, kind: 'offer' })
  await expect.element(undoButton).toBeVisible()
  await passTime(actMs + 100)
  await expect.element(undoButton).not.toBeInTheDocument()
  showMessage({ ...award, kind: 'failure' })
  await passTime(60 * 60_000)
  await expect.element(undoButton).toBeVisible()
})

test('that something was undone ends after four seconds, unless it can be restored [DLG-7]', async () => {
  await renderWithProviders(null)
  showMessage({ title: 'Undone', kind: 'undone' })
  await expect.element(text('Undone')).toBeVisible()
  await passTime(undoneMs + 100)
  await expect.element(text('Undone')).not.toBeInTheDocument()
  showMessage({ ...award, kind: 'undone' })
  await passTime(undoneMs + 100)
  await expect.element(undoButton).toBeVisible()
})

test('the twelve seconds begin once a feast has ended [DLG-7, DLG-18]', async () => {
  await renderWithProviders(null)
  const release = holdMessages()
  showMessage(award)
  await passTime(60 * 60_000)
  release()
  await passTime(actMs - 3000)
  await expect.element(undoButton).toBeVisible()
  await passTime(3000)
  await expect.element(undoButton).not.toBeInTheDocument()
})

test('on another screen a message stands for at least five seconds, and while it is focused [DLG-7]', async () => {
  await renderWithProviders(<Button>{'Here'}</Button>)
  await page.getByRole('button', { name: 'Here' }).click()
  showMessage(award)
  await passTime(leaveMs - 1000)
  leaveMessage()
  await expect.element(undoButton).toBeVisible()
  await userEvent.keyboard('{F6}')
  await expect.element(undoButton).toHaveFocus()
  await passTime(5000)
  await expect.element(undoButton).toBeVisible()
  await userEvent.keyboard('{F6}')
  leaveMessage()
  await passTime(100)
  await expect.element(undoButton).not.toBeInTheDocument()
})

test('the action runs once, ends the message and gives the focus back', async () => {
  undo.mockClear()
  await renderWithProviders(<Button>{'Award'}</Button>)
  await page.getByRole('button', { name: 'Award' }).click()
  showMessage(award)
  await expect.element(undoButton).toBeVisible()
  await userEvent.keyboard('{F6}{Enter}')
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(undoButton).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Award' })).toHaveFocus()
})

test('a text that stays when a message changes is announced once [DLG-14]', async () => {
  await renderWithProviders(null)
  await expect.element(region).toBeInTheDocument()
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node.parentElement?.closest('output')) said.push(node.textContent ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const { change } = showMessage({ title: '+10 for Mia' })
  await expect.element(text('+10 for Mia')).toBeVisible()
  change({ ...award, sentence: undefined })
  await expect.element(undoButton).toBeVisible()
  observer.disconnect()
  expect(said).toEqual(['+10 for Mia'])
})

test('a change or an end of a message that was replaced changes nothing', async () => {
  await renderWithProviders(null)
  const { change, end } = showMessage(award)
  showMessage({ title: '+5 for Leo' })
  change({ title: 'late' })
  end()
  await expect.element(text('+5 for Leo')).toBeVisible()
  await expect.element(text('late')).not.toBeInTheDocument()
})

test('a failure is announced as an alert', async () => {
  await renderWithProviders(null)
  showMessage({ title: 'Not saved yet', description: 'Tidied toys, +10', kind: 'failure' })
  const alertText = () => document.querySelector('[role=alert]')?.textContent
  await expect.poll(alertText).toBe('Not saved yetTidied toys, +10')
})

test('in the slot of a screen a message takes the place of the text there, and nothing moves [DLG-14]', async () => {
  await renderWithProviders(
    <>
      <MessageSlot>{'Catch the good'}</MessageSlot>
      <Button>{'Below'}</Button>
    </>,
  )
  const top = () => page.getByRole('button', { name: 'Below' }).element().getBoundingClientRect().top
  await expect.element(text('Catch the good')).toBeVisible()
  const before = top()
  showMessage({ ...award, sentence: 'Say: '.repeat(60) })
  await expect.element(undoButton).toBeVisible()
  await expect.element(text('Catch the good')).not.toBeVisible()
  expect(top()).toBe(before)
})

test('while a feast is awaited, only failures are shown [DLG-18]', async () => {
  await renderWithProviders(null)
  const release = holdMessages()
  showMessage({ title: 'Not saved yet', kind: 'failure' })
  await expect.element(text('Not saved yet')).toBeVisible()
  showMessage(award)
  await expect.element(text('Not saved yet')).not.toBeInTheDocument()
  await expect.element(undoButton).not.toBeInTheDocument()
  release()
  await expect.element(undoButton).toBeVisible()
})

test('a dialog hides what was said before; what is said meanwhile leaves its title free [DLG-6]', async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} title={'Calendar'} closeLabel={'Close'} onOpenChange={() => undefined}>
      <div className="h-[200vh]">{'Days'}</div>
    </Dialog>
  )
  const { rerenderWith } = await renderWithProviders(dialog(false))
  showMessage(award)
  await expect.element(undoButton).toBeVisible()
  await rerenderWith(dialog(true))
  await expect.element(undoButton).not.toBeInTheDocument()
  showNotice({ title: 'Link copied' })
  await expect.element(text('Link copied')).toBeVisible()
  const title = page.getByRole('heading', { name: 'Calendar' }).element()
  await expect
    .poll(() => {
      const message = text('Link copied').element().getBoundingClientRect()
      const { top, bottom } = title.getBoundingClientRect()
      return message.bottom <= top || message.top >= bottom
    })
    .toBe(true)
  await rerenderWith(dialog(false))
  await passTime(noticeMs + 500)
  await expect.element(undoButton).toBeVisible()
})

test('a message that stood before a dialog stands there again afterwards, without fading in [DLG-6]', async () => {
  const dialog = (open: boolean) => (
    <Dialog open={open} title={'Calendar'} closeLabel={'Close'} onOpenChange={() => undefined}>
      {'Days'}
    </Dialog>
  )
  const { rerenderWith } = await renderWithProviders(dialog(false))
  showMessage(award)
  await expect.element(undoButton).toBeVisible()
  const animations = () => document.querySelector('[data-messages]')?.getAnimations({ subtree: true })
  expect(animations()).not.toEqual([])
  await rerenderWith(dialog(true))
  await expect.element(undoButton).not.toBeInTheDocument()
  await rerenderWith(dialog(false))
  await expect.element(undoButton).toBeVisible()
  expect(animations()).toEqual([])
})

test('a dialog stays open when the message beside it is used', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  await renderWithProviders(
    <Dialog open title={'Add'} closeLabel={'Close'} onOpenChange={onOpenChange}>
      {'Fields'}
    </Dialog>,
  )
  showMessage(award)
  await undoButton.click()
  expect(undo).toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})
