import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { addMoment, listMoments, type Moment } from '#shared/moments/contract.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'

const mia = childFixture()

const noPoints = page.getByRole('button', { name: 'No points' })

const save = page.getByRole('button', { name: /^Save as a moment/ })

const title = page.getByRole('textbox', { name: 'What happened?' })

const later = page.getByRole('button', { name: 'Later' })

const openHard = () => page.getByRole('button', { name: 'Note something hard' }).click()

const choose = (name: string) => page.getByText(name, { exact: true }).click()

const today = () => new Date().toISOString().slice(0, 10)

const momentOf = (values: Partial<Moment>): Moment => ({
  id: '01d00000-0000-7000-8000-0000000000aa',
  childId: mia.id,
  date: today(),
  weather: 'sunny',
  mood: 'angry',
  content: null,
  createdAt: new Date().toISOString(),
  ...values,
})

/** Renders the screen with a server that has `moments` of today and saves a moment. */
const renderWithMoments = async (moments: Moment[] = []) => {
  onTestFinished(() => sessionStorage.clear())
  const { server } = await renderBehaviors()
  server.respondWith(listMoments, moments)
  server.respondWith(addMoment, ({ body }) => ({
    ...momentOf(body as Partial<Moment>),
    actId: '01d00000-0000-7000-8000-0000000000ab',
    balance: 100,
    badges: [],
  }))
  return server
}

test('something hard is saved as a moment where it is typed, without points, and then what puts it right is offered [BEH-46]', async () => {
  const server = await renderWithMoments()
  await openHard()
  await title.fill('Threw the blocks')
  await expect.element(noPoints).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('button', { pressed: true }).elements()).toHaveLength(1)
  await save.click()
  await expect.element(page.getByText('First a face')).toBeInTheDocument()
  await choose('angry')
  await save.click()
  await expect.element(page.getByText('Now the weather')).toBeInTheDocument()
  await choose('sunny')
  await save.click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, mood: 'angry', weather: 'sunny', content: 'Threw the blocks' },
  ])
  await expect.element(page.getByText('Moment saved', { exact: false }).first()).toBeVisible()
  await expect.element(later).toBeVisible()
})

test('its Undo takes the moment back and keeps what was typed and chosen [BEH-46]', async () => {
  const server = await renderWithMoments([momentOf({ mood: 'calm', weather: 'rainy' })])
  await openHard()
  await title.fill('Threw the blocks')
  await expect.element(page.getByText('as before')).toBeVisible()
  await choose('angry')
  await save.click()
  await expect.element(later).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => later.query()).toBeNull()
  expect(server.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true)
  await openHard()
  await expect.element(title).toHaveValue('Threw the blocks')
  await expect.element(page.getByRole('radio', { name: 'angry' })).toBeChecked()
})

test('a moment that was not saved stays in the form [BEH-46, STT-9]', async () => {
  const server = await renderWithMoments([momentOf({})])
  server.rejectWith(addMoment, 'unavailable')
  await openHard()
  await title.fill('Threw the blocks')
  await choose('angry')
  await save.click()
  await expect.element(page.getByText('Not saved', { exact: false }).first()).toBeVisible()
  await expect.element(title).toHaveValue('Threw the blocks')
})

test('“No points” is the first of the choices of points, and something good has no such choice [BEH-46]', async () => {
  await renderWithMoments()
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
  const server = await renderWithMoments([momentOf({})])
  await openHard()
  await choose('angry')
  await save.click()
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
