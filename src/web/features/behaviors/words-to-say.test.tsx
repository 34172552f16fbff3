import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const note = async (title: string) => {
  await page.getByRole('button', { name: 'Note something hard' }).click()
  await page.getByRole('textbox', { name: 'What happened?' }).fill(title)
  await page.getByRole('button', { name: 'Write it down' }).click()
}

const words = page.getByText('You could say')

test('after something hard the screen says what a parent can say about it, until that is done with [BEH-47]', async () => {
  await renderBehaviors()
  await expect.element(page.getByRole('heading', { name: 'Putting things right' })).toBeVisible()
  expect(words.query()).toBeNull()
  await note('Hit someone')
  await expect.element(page.getByText('Hitting hurts', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Later' }).click()
  await expect.poll(() => words.query()).toBeNull()
})

test('also after what is no ready word, in a live region [BEH-47]', async () => {
  await renderBehaviors()
  await note('Hid the shoes of the whole class')
  await expect.element(page.getByRole('status').filter({ hasText: 'You could say' })).toBeVisible()
})
