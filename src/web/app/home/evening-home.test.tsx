import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { leo, mia, questionOf, renderEvening } from '#web/testing/render-evening.tsx'

const readGround = () => getComputedStyle(document.body).backgroundImage

test('home opened in the evening stands before a dusk, by day on plain ground [HOM-33]', async () => {
  const { leave } = await renderEvening({})
  await expect.element(questionOf('Mia')).toBeVisible()
  expect(readGround()).toContain('linear-gradient')
  await leave()
  expect(readGround()).toBe('none')
  await renderEvening({ time: '12:00' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(readGround()).toBe('none')
})

test('in a wide window of several children the question of each is on top of the third column [HOM-30]', async () => {
  await page.viewport(1280, 800)
  await renderEvening({ family: [mia, leo] })
  await expect.element(questionOf('Leo')).toBeVisible()
  const [first, second] = ['Mia', 'Leo'].map((name) => questionOf(name).element().getBoundingClientRect())
  expect(first?.left).toBeGreaterThan(800)
  expect(first?.top).toBeLessThan(300)
  expect(second?.left).toBe(first?.left)
})
