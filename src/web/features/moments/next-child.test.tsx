import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Moment } from '#shared/moments/contract.ts'
import { momentDraftName } from '#web/lib/moment-prompt.ts'
import { readSessionValue } from '#web/lib/storage.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import {
  chooseDay,
  chooseFaceButton,
  clickText,
  locateText,
  mia,
  renderMomentsScreen,
  beginAnother,
  sampleMoment,
  saveButton,
  storyField,
  today,
  foldedWeather,
} from '#web/testing/render-moments-screen.tsx'

const leo = childFixture({ id: '01a00000-0000-7000-8000-000000000002', name: 'Leo', avatarUrl: '🦁' })
const zoe = childFixture({ id: '01a00000-0000-7000-8000-000000000003', name: 'Zoe', avatarUrl: '🐱' })

const goOnButton = (name: string) => page.getByRole('button', { name: `And ${name}?` })

/** Taps the button until it is no longer taken for the second tap of a double one. */
const goOnWith = async (name: string) => {
  const heading = page.getByRole('heading', { name: `How was ${name}’s day?` })
  await expect
    .poll(() => {
      ;(goOnButton(name).query() as HTMLElement | null)?.click()
      return heading.query()
    })
    .not.toBeNull()
}

const momentOf = ({ id }: { id: string }, changes: Partial<Moment> = {}): Moment => ({
  ...sampleMoment,
  id: `${id.slice(0, -1)}9`,
  childId: id,
  date: today,
  createdAt: new Date(Date.now() - 60_000).toISOString(),
  ...changes,
})

const saveForMia = async () => {
  await clickText('calm')
  await clickText('rainy')
  await saveButton.click()
}

test('after a moment of today, the next child is offered beside it: there the weather is known, and a face is enough [MOM-31]', async () => {
  const { server } = await renderMomentsScreen([], 'en', [mia, leo])
  await expect.element(goOnButton('Leo')).not.toBeInTheDocument()
  await saveForMia()
  await expect.element(goOnButton('Leo')).toBeVisible()
  await goOnWith('Leo')
  await expect.element(page.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await expect.element(foldedWeather('rainy')).toBeVisible()
  await expect.element(locateText('as for Mia')).toBeVisible()
  expect(document.querySelector('[name=mood]:checked')).toBeNull()
  await clickText('happy')
  await page.getByRole('button', { name: 'Save for Leo' }).click()
  await expect.poll(() => server.writtenBodies()).toHaveLength(2)
  expect(server.writtenBodies()[1]).toEqual({ childId: leo.id, weather: 'rainy', mood: 'happy', content: '' })
  // Mia has a moment of today already.
  await expect.element(page.getByRole('button', { name: 'Another moment' })).toBeVisible()
  expect(goOnButton('Mia').query()).toBeNull()
})

test('in the form of the next child a line has the undo of the moment before, whose text its own form then has [MOM-25, MOM-31]', async () => {
  const { server } = await renderMomentsScreen([], 'en', [mia, leo])
  await storyField.fill('A heron.')
  await saveForMia()
  await goOnWith('Leo')
  await expect.element(locateText('Mia: saved')).toBeVisible()
  await storyField.fill('A kite.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(locateText('Mia: undone')).toBeVisible()
  await expect.element(storyField).toHaveValue('A kite.')
  await expect.poll(() => server.requests.some(({ path }) => path.endsWith('/undo'))).toBe(true)
  expect(readSessionValue(`draft.${momentDraftName(mia.id)}`)).toMatchObject({ mood: 'calm', content: 'A heron.' })
})

test('what cannot be undone without a connection is not said to be undone, and its text is in no other form [MOM-25, STT-9]', async () => {
  const { server } = await renderMomentsScreen([], 'en', [mia, leo])
  await storyField.fill('A heron.')
  await saveForMia()
  await goOnWith('Leo')
  await expect.element(locateText('Mia: saved')).toBeVisible()
  const reconnect = server.interrupt()
  await page.getByRole('button', { name: 'Undo' }).click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  expect(locateText('Mia: undone').query()).toBeNull()
  expect(readSessionValue(`draft.${momentDraftName(mia.id)}`)).toBeUndefined()
  reconnect()
  await retry.click()
  await expect.element(locateText('Mia: undone')).toBeVisible()
})

test('whoever comes back later is offered the child that has no moment of today yet [MOM-31]', async () => {
  const { leaveAndReturn } = await renderMomentsScreen([], 'en', [mia, leo])
  await saveForMia()
  await expect.element(goOnButton('Leo')).toBeVisible()
  await leaveAndReturn()
  await expect.element(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  await expect.element(goOnButton('Leo')).toBeVisible()
})

test('what was saved stays whole in view with the offer of the next child [MOM-25, MOM-31]', async () => {
  await page.viewport(390, 560)
  const older = Array.from({ length: 6 }, (_, nth) => ({
    ...sampleMoment,
    id: `${sampleMoment.id.slice(0, -1)}${nth}`,
  }))
  await renderMomentsScreen(older, 'en', [mia, leo])
  await clickText('calm')
  await clickText('rainy')
  window.scrollTo(0, 160)
  await saveButton.click()
  await expect.element(goOnButton('Leo')).toBeInViewport()
  const top = () => document.querySelector('section')?.getBoundingClientRect().top
  await expect.poll(top).toBeGreaterThanOrEqual(0)
})

test('a child with a moment of today is passed over [MOM-31]', async () => {
  await renderMomentsScreen([momentOf(leo)], 'en', [mia, leo, zoe])
  await clickText('calm')
  await saveButton.click()
  await expect.element(goOnButton('Zoe')).toBeVisible()
})

test('beside the next child words and another moment are offered more quietly; with another moment the offer goes [MOM-31, MOM-32]', async () => {
  await renderMomentsScreen([], 'en', [mia, leo])
  await saveForMia()
  await expect.element(goOnButton('Leo')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add words' })).toBeVisible()
  await beginAnother()
  await expect.element(page.getByRole('radio', { name: 'happy' })).toHaveFocus()
  await clickText('tired')
  await expect.element(saveButton).toBeVisible()
  expect(goOnButton('Leo').query()).toBeNull()
})

test('after a moment of another day nobody is offered [MOM-31]', async () => {
  await renderMomentsScreen([], 'en', [mia, leo])
  await chooseDay('Yesterday')
  await saveForMia()
  await expect.element(locateText('Moment saved · Mia')).toBeVisible()
  await expect.element(chooseFaceButton).toBeVisible()
})

test('the weather is that of the last moment of the day in the family [MOM-23]', async () => {
  await renderMomentsScreen(
    [momentOf(mia, { weather: 'windy' }), momentOf(leo, { weather: 'foggy', createdAt: new Date().toISOString() })],
    'en',
    [mia, leo],
  )
  await beginAnother()
  await expect.element(foldedWeather('foggy')).toBeVisible()
  await expect.element(locateText('as for Leo')).toBeVisible()
})
