import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })

test.each([
  [99, 'Catch the good: one tap, right away.', 'Catch the good'],
  [100, 'Catch the good', 'Catch the good: one tap, right away.'],
])(
  'with %i points earned, the place of messages says “%s”, beside what arranges the tiles [BEH-44]',
  async (earned, said, not) => {
    await renderBehaviors({ child: childFixture({ points: 5, pointsEarned: earned }) })
    await expect.element(page.getByText(said, { exact: true })).toBeVisible()
    expect(page.getByText(not, { exact: true }).query()).toBeNull()
    await expect.element(page.getByRole('button', { name: 'Rearrange' })).toBeVisible()
  },
)

test('a message covers the heading of the tiles without moving them [BEH-44]', async () => {
  await renderBehaviors()
  await expect.element(tile).toBeVisible()
  const top = () => tile.element().getBoundingClientRect().top
  const before = top()
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  expect(top()).toBe(before)
})

test('once the tiles are saved, the focus is on the button that arranges them again [BEH-33, BEH-44]', async () => {
  await renderBehaviors()
  const arrange = page.getByRole('button', { name: 'Rearrange' })
  await arrange.click()
  await page.getByRole('button', { name: 'Save the tiles' }).click()
  await expect.element(page.getByText('The tiles are saved')).toBeVisible()
  await expect.element(arrange).toHaveFocus()
})
