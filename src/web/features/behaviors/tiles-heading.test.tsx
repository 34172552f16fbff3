import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { defaultQuickList } from '#shared/behaviors/rules.ts'
import { activityFixture, childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'
import { waitForRelease } from '#web/testing/wait-for-release.ts'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })

test.each([
  [99, 'Catch the good: one tap, right away.', 'Catch the good'],
  [100, 'Catch the good', 'Catch the good: one tap, right away.'],
])('with %i points earned, the place of messages says “%s” [BEH-44]', async (earned, said, not) => {
  await renderBehaviors({ child: childFixture({ points: 5, pointsEarned: earned }) })
  await expect.element(page.getByText(said, { exact: true })).toBeVisible()
  expect(page.getByText(not, { exact: true }).query()).toBeNull()
})

test('a message covers the heading of the tiles without moving them [BEH-44]', async () => {
  await renderBehaviors()
  await expect.element(tile).toBeVisible()
  const top = () => tile.element().getBoundingClientRect().top
  const before = top()
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  await waitForRelease(tile)
  expect(top()).toBe(before)
})

test('a message covers nothing that can be tapped [BEH-44]', async () => {
  await renderBehaviors()
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  const message = document.querySelector('[data-message]')?.getBoundingClientRect() ?? new DOMRect()
  const covered = [...document.querySelectorAll('main button, button')].filter((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    return !button.closest('[data-message]') && bottom > message.top && top < message.bottom
  })
  expect(covered).toEqual([])
})

test('while the page is scrolled, a message stands below the row of the day [BEH-44]', async () => {
  await page.viewport(414, 720)
  await renderBehaviors({ quick: [...defaultQuickList] })
  await expect.element(tile).toBeVisible()
  scrollTo(0, 200)
  onTestFinished(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Surprise of 5 points for Mia' }).click()
  await expect.element(page.getByText(/^\+5 for Mia/).first()).toBeVisible()
  const day = page.getByRole('button', { name: 'When: Today' }).element().getBoundingClientRect()
  const message = document.querySelector('[data-message]')?.getBoundingClientRect() ?? new DOMRect()
  expect(scrollY).toBeGreaterThan(100)
  expect(day.top).toBeGreaterThanOrEqual(0)
  expect(message.top).toBeGreaterThanOrEqual(day.bottom)
})

test('once the tiles are saved, the focus is on the button that arranges them again [BEH-33, BEH-44]', async () => {
  await renderBehaviors()
  const arrange = page.getByRole('button', { name: 'Rearrange' })
  await arrange.click()
  await page.getByRole('button', { name: 'Save the tiles' }).click()
  await expect.element(page.getByText('The tiles are saved')).toBeVisible()
  await expect.element(arrange).toHaveFocus()
})

test('beside the heading of the tiles stands how much was awarded [BEH-44]', async () => {
  await renderBehaviors()
  await expect.element(tile).toBeVisible()
  expect(page.getByText('so far').query()).toBeNull()
  await tile.click()
  await expect.element(page.getByText('1 so far')).toBeInTheDocument()
})

test('beside the heading stand the pictures of at most five good deeds of the day, each once [BEH-44]', async () => {
  const deed = (nth: number) =>
    activityFixture(`deed ${nth}`, { id: `${nth}`, actId: `a${nth}`, title: `Deed ${Math.max(1, nth)}`, points: 5 })
  await renderBehaviors({ rows: [0, 1, 2, 3, 4, 5, 6].map(deed) })
  await expect.element(page.getByText('7 so far')).toBeVisible()
  expect(document.querySelectorAll('[data-deed-of-day]')).toHaveLength(5)
})
