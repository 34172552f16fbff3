import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const mia = childFixture()

const noPoints = page.getByRole('button', { name: 'No points' })
const write = page.getByRole('button', { name: 'Write it down' })
const title = page.getByRole('textbox', { name: 'What happened?' })
const later = page.getByRole('button', { name: 'Later' })

const openHard = () => page.getByRole('button', { name: 'Note something hard' }).click()

const renderScreen = async () => {
  return (await renderBehaviors()).server
}

test('something hard is written down with its words alone, without points, and then what puts it right is offered [BEH-46]', async () => {
  const server = await renderScreen()
  await openHard()
  await title.fill('Threw the blocks')
  await expect.element(noPoints).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
  await expect.element(write).toHaveAccessibleName('Write it down')
  await write.click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, type: 'punishment', title: 'Threw the blocks', points: 0 },
  ])
  await expect.element(page.getByText('Written down for Mia · Threw the blocks').first()).toBeVisible()
  await expect.element(later).toBeVisible()
})

test('it is said no more once another child is selected [DLG-7, BEH-46]', async () => {
  const { selectChild } = await renderBehaviors()
  await openHard()
  await title.fill('Threw the blocks')
  await write.click()
  const message = page.getByText('Written down for Mia · Threw the blocks').first()
  await expect.element(message).toBeVisible()
  await page.getByRole('heading', { name: 'Surprise' }).hover()
  await selectChild(childFixture({ id: '01a00000-0000-7000-8000-0000000000c2', name: 'Leo' }))
  await expect.element(message).not.toBeInTheDocument()
})

test('its Undo takes it back, and what puts it right is offered no more [BEH-46]', async () => {
  const server = await renderScreen()
  await openHard()
  await title.fill('Threw the blocks')
  await write.click()
  await expect.element(later).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => later.query()).toBeNull()
  expect(server.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true)
})

test('what was not saved stays in the form [BEH-46, STT-9]', async () => {
  const server = await renderScreen()
  server.rejectWith(recordBehavior, 'unavailable')
  await openHard()
  await title.fill('Threw the blocks')
  await write.click()
  await expect.element(page.getByText('Not saved', { exact: false }).first()).toBeVisible()
  await expect.element(title).toHaveValue('Threw the blocks')
})

test('“No points” is the first of the choices of points, and something good has no such choice [BEH-46]', async () => {
  await renderScreen()
  await openHard()
  const choices = page.getByRole('group', { name: 'Points, often chosen' }).getByRole('button')
  await expect.element(choices.first()).toMatchTextContent('No points')
  const heights = choices.elements().map((choice) => choice.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
  await noPoints.click()
  await page.getByText('Something good').click()
  expect(noPoints.query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Give 10 points' })).toBeVisible()
})

test('without words nothing is saved, and the form says what is missing [BEH-46, BEH-42]', async () => {
  const server = await renderScreen()
  await openHard()
  await write.click()
  await expect.element(page.getByText('Please say in a few words what happened.')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test('a light of what makes amends for a deduction leaves the tapped button, which stays where it is [BEH-26, JOY-4]', async () => {
  await renderBehaviors()
  await openHard()
  await title.fill('Threw the blocks')
  await page.getByRole('button', { name: '−3' }).click()
  await page.getByRole('button', { name: 'Write it down 3 points less' }).click()
  await expect.element(page.getByRole('button', { name: 'Later' })).toBeVisible()
  const amends = page.getByRole('button', { name: 'Put it right, 5 points for Mia' }).element()
  ;(amends as HTMLElement).click()
  await expect.poll(() => page.getByRole('button', { name: 'Later' }).query()).toBeNull()
  expect(amends.isConnected).toBe(true)
})
