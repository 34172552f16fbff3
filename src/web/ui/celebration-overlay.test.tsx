import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { CelebrationOverlay } from './celebration-overlay.tsx'
import { celebrationMs, showCelebration } from './celebration-queue.ts'

const first = { title: 'Skill Master', text: 'Mia finished: Rope jumps', points: '+50', icon: 'trophy' } as const
const second = { title: 'Completed', text: 'Mia finished: Read' }
const title = (text: string) => page.getByText(text, { exact: true })
const renderOverlay = () => renderWithProviders(<CelebrationOverlay endLabel={'Lovely'} />)

test('is announced as a status and ends after its duration [BDG-7, HOM-12]', async () => {
  await renderOverlay()
  showCelebration(first)
  await expect.element(page.getByRole('status').getByText('Mia finished: Rope jumps')).toBeVisible()
  await expect.poll(() => title('Skill Master').query(), { timeout: celebrationMs + 1000 }).toBeNull()
})

test('shows simultaneous celebrations one by one; a click anywhere ends the current one [BDG-7]', async () => {
  await renderOverlay()
  showCelebration(first)
  showCelebration(second)
  await expect.element(title('Skill Master')).toBeVisible()
  expect(title('Completed').query()).toBeNull()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(title('Completed')).toBeVisible()
  expect(title('Skill Master').query()).toBeNull()
  await page.getByRole('button', { name: 'Lovely' }).click()
  await expect.poll(() => title('Completed').query()).toBeNull()
})

test('Escape ends it without moving the focus [BDG-7]', async () => {
  await renderWithProviders(
    <>
      <input aria-label={'Score'} />
      <CelebrationOverlay endLabel={'Lovely'} />
    </>,
  )
  await page.getByRole('textbox').click()
  showCelebration(first)
  await expect.element(title('Skill Master')).toBeVisible()
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => title('Skill Master').query()).toBeNull()
})
