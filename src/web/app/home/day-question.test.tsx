import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findHiddenAnimations } from '#web/testing/find-hidden-animations.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { leo, mia, momentOf, picture, questionOf, renderEvening, today } from '#web/testing/render-evening.tsx'

const noa = childFixture({ id: '01a00000-0000-7000-8000-000000000003', name: 'Noa' })

const weatherHeading = page.getByRole('heading', { name: 'And the weather?' })
const savedText = (name: string) => page.getByRole('group', { name: `Saved to ${name}’s moments` })
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => page.viewport(414, 896))

test('in the evening home asks how the day was: a face, then the weather in its place, save a moment [HOM-30, MOM-5]', async () => {
  const { server } = await renderEvening({ moments: [momentOf(mia, { date: '2026-11-19' })] })
  await expect.element(questionOf('Mia')).toBeVisible()
  await picture('tired').click()
  await expect.element(weatherHeading).toBeVisible()
  expect(questionOf('Mia').query()).toBeNull()
  expect(server.writtenBodies()).toEqual([])
  await picture('rainy').click()
  await expect.element(savedText('Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, mood: 'tired', weather: 'rainy', date: today }])
  await expect.element(savedText('Mia').getByText('tired · rainy')).toBeVisible()
})

test('no animation runs in what is not shown yet', async () => {
  await renderEvening({})
  await expect.element(questionOf('Mia')).toBeVisible()
  expect(findHiddenAnimations()).toEqual([])
})

test('where the weather of today is known in the family, the face alone saves [HOM-30, MOM-23]', async () => {
  const earlier = momentOf(leo, { id: 'earlier', weather: 'foggy', createdAt: '2026-11-20T08:00:00.000Z' })
  const { server } = await renderEvening({ family: [mia, leo], moments: [earlier, momentOf(leo)] })
  await picture('calm').click()
  await expect.element(savedText('Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, mood: 'calm', weather: 'windy', date: today }])
  await expect.element(savedText('Mia').getByText('calm · windy · as for Leo')).toBeVisible()
})

test('the other moods are in a sheet, and Back leads from the weather to the faces [HOM-30]', async () => {
  await renderEvening({})
  await button('More feelings').click()
  await page.getByRole('dialog', { name: 'More feelings' }).getByRole('button', { name: 'proud' }).click()
  await expect.element(weatherHeading).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'And the weather?' })).toHaveFocus()
  await button('Back').click()
  await expect.element(page.getByRole('group', { name: 'How was Mia’s day?' })).toHaveFocus()
})

test('with the keyboard the focus goes along, and a live region says that it is saved [HOM-30, NAV-13]', async () => {
  await renderEvening({})
  await expect.element(questionOf('Mia')).toBeVisible()
  picture('happy').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('group', { name: 'And the weather?' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Back')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(savedText('Mia')).toHaveFocus()
  const output = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent)
  await expect.poll(output).toContain('Saved to Mia’s moments')
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Undo')).toHaveFocus()
})

test('Undo stands in its place and leads back to the faces [HOM-30]', async () => {
  const { stored } = await renderEvening({ family: [mia, leo], moments: [momentOf(leo)] })
  await picture('happy').click()
  await button('Undo').click()
  await expect.element(questionOf('Mia')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'And Mia’s day?' })).toHaveFocus()
  expect(stored).toEqual([momentOf(leo)])
})

test('"Add words" opens the saved moment with what was chosen; its story then stands there [HOM-30]', async () => {
  const { stored } = await renderEvening({ family: [mia, leo], moments: [momentOf(leo)] })
  await picture('happy').click()
  await button('Add words').click()
  const dialog = page.getByRole('dialog', { name: 'Edit the moment' })
  await expect.element(dialog.getByRole('radio', { name: 'happy' })).toBeChecked()
  await expect.element(dialog.getByRole('textbox', { name: 'The story' })).toHaveFocus()
  await expect.element(dialog.getByRole('radio', { name: 'windy' })).toBeChecked()
  await dialog.getByRole('textbox', { name: 'The story' }).fill('A snail.')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(savedText('Mia').getByText('A snail.')).toBeVisible()
  await expect.element(button('Edit')).toBeVisible()
  expect(stored[0]?.content).toBe('A snail.')
})

test('it goes on with the next child without a moment of today, in its place [HOM-30]', async () => {
  const { server } = await renderEvening({ family: [mia, leo, noa], moments: [momentOf(leo)] })
  await picture('happy').click()
  await button('And Noa?').click()
  await expect.element(page.getByRole('group', { name: 'And Noa’s day?' })).toHaveFocus()
  await picture('sad').click()
  await expect.element(savedText('Noa')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ childId: mia.id }, { childId: noa.id, weather: 'windy' }])
  expect(page.getByRole('button', { name: /^And/ }).query()).toBeNull()
})

test('once a child has been asked about, its picture has a tick, beside that of the next one [HOM-30]', async () => {
  await renderEvening({ family: [mia, leo, noa], moments: [momentOf(leo)] })
  await expect.element(page.getByRole('heading', { name: 'And Mia’s day?' })).toBeVisible()
  const answered = () =>
    [...document.querySelectorAll<HTMLElement>('[data-answered]')].map((one) => one.dataset['answered'])
  expect(answered()).toEqual([leo.id])
  await picture('happy').click()
  await button('And Noa?').click()
  await expect.element(page.getByRole('heading', { name: 'And Noa’s day?' })).toBeVisible()
  expect(answered()).toEqual([leo.id, mia.id])
})

test('a child with a moment of today is not asked about again [HOM-30]', async () => {
  const { leave, comeBack, stored, client } = await renderEvening({ family: [mia, leo] })
  await picture('happy').click()
  await picture('sunny').click()
  await expect.element(savedText('Mia')).toBeVisible()
  await leave()
  await comeBack()
  await expect.element(questionOf('Leo')).toBeVisible()
  await leave()
  // On another screen, which reads other things again.
  stored.unshift(momentOf(leo, { id: 'elsewhere' }))
  await client.invalidateQueries()
  await comeBack()
  await expect.element(savedText('Mia').or(savedText('Leo'))).toBeVisible()
  expect(questionOf('Mia').or(questionOf('Leo')).query()).toBeNull()
  await leave()
  await comeBack()
  await expect.element(page.getByRole('link', { name: 'Timeline' }).first()).toBeVisible()
  expect(savedText('Mia').query()).toBeNull()
})

test('something hard that was written down before the evening does not tell how the day was [HOM-30]', async () => {
  const hard = { mood: 'angry', content: 'Hit Leo over the train.' } as const
  const { server } = await renderEvening({ moments: [momentOf(mia, hard)] })
  await expect.element(questionOf('Mia')).toBeVisible()
  await picture('calm').click()
  await expect.element(savedText('Mia').getByText('calm · windy')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, mood: 'calm', weather: 'windy', date: today }])
})

test.each([
  ['a hard mood alone', { mood: 'angry' }],
  [
    'one that was written in the evening',
    { mood: 'sad', content: 'A friend moved.', createdAt: '2026-11-20T17:30:00.000Z' },
  ],
  ['a happy story', { mood: 'happy', content: 'A snail.' }],
] as const)('%s tells it [HOM-30]', async (_, moment) => {
  await renderEvening({ moments: [momentOf(mia, moment)] })
  await expect.element(page.getByRole('link', { name: 'Timeline' }).first()).toBeVisible()
  expect(questionOf('Mia').query()).toBeNull()
})

test.each([
  ['by day', '15:00', []],
  ['once there is a moment of today', '18:00', [momentOf(mia)]],
])('%s home does not ask how the day was [HOM-30]', async (_, time, moments) => {
  await renderEvening({ time, moments })
  await expect.element(page.getByRole('heading', { name: 'For Mia' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Timeline' }).first()).toBeVisible()
  expect(questionOf('Mia').query()).toBeNull()
})

test.each([
  ['a tablet', 820, 1180],
  ['a computer', 1280, 800],
])('on %s, too, with the faces beside the question [HOM-30]', async (_, width, height) => {
  await page.viewport(width, height)
  await renderEvening({})
  await expect.element(questionOf('Mia')).toBeVisible()
  const right = questionOf('Mia').element().getBoundingClientRect().right
  expect(picture('happy').element().getBoundingClientRect().left).toBeGreaterThan(right)
})

test('on a phone on its side it stands at the right, below the habits, and the quick tiles follow [HOM-30]', async () => {
  await page.viewport(844, 390)
  await renderEvening({ family: [mia, leo] })
  const boxOf = (name: string | RegExp) => page.getByRole('heading', { name }).element().getBoundingClientRect()
  await expect.element(questionOf('Mia')).toBeVisible()
  const [habits, question, quick] = [boxOf('This evening'), boxOf(/^How was/), boxOf('For Mia')]
  expect(question.top).toBeGreaterThan(habits.bottom)
  expect(question.left).toBeGreaterThan(quick.left + 200)
  expect(quick.top).toBeGreaterThan(question.bottom)
})

test('on a phone on its side with moments of all, the quick tiles stand in its place [HOM-24, HOM-30]', async () => {
  await page.viewport(844, 390)
  await renderEvening({ family: [mia, leo], moments: [momentOf(mia), momentOf(leo)] })
  const quick = page.getByRole('heading', { name: 'For Mia' })
  await expect.element(quick).toBeVisible()
  expect(quick.element().getBoundingClientRect().left).toBeGreaterThan(200)
  expect(questionOf('Mia').or(questionOf('Leo')).query()).toBeNull()
})

test('on the shelf of a tablet each child has its question [HOM-30]', async () => {
  await page.viewport(820, 1180)
  await renderEvening({ family: [mia, leo] })
  await expect.element(questionOf('Mia')).toBeVisible()
  await expect.element(questionOf('Leo')).toBeVisible()
})

test('a face without the weather is there again after another screen, until the weather saves it or Back forgets it [HOM-30]', async () => {
  const { server, leave, comeBack } = await renderEvening({})
  await picture('tired').click()
  await leave()
  await comeBack()
  await expect.element(weatherHeading).toBeVisible()
  await expect.element(page.getByText('tired · tap one to save')).toBeVisible()
  await button('Back').click()
  await leave()
  await comeBack()
  await expect.element(questionOf('Mia')).toBeVisible()
  await picture('sad').click()
  await leave()
  await comeBack()
  await picture('foggy').click()
  await expect.element(savedText('Mia')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, mood: 'sad', weather: 'foggy', date: today }])
})

test('a weather that becomes known while a face waits for it has a ring [HOM-30, MOM-23]', async () => {
  await page.viewport(820, 1180)
  const { server } = await renderEvening({ family: [mia, leo] })
  const groupOf = (name: string) => page.getByRole('group', { name })
  await groupOf('How was Mia’s day?').getByRole('button', { name: 'happy' }).click()
  await groupOf('How was Leo’s day?').getByRole('button', { name: 'calm' }).click()
  const weathers = groupOf('And the weather?')
  await expect.element(weathers.nth(1)).toBeVisible()
  const ringOf = (weather: string) => {
    const drawing = weathers.first().getByRole('button', { name: weather }).element().querySelector('[data-picture]')
    return drawing && getComputedStyle(drawing).boxShadow
  }
  expect(ringOf('foggy')).toBe('none')
  await weathers.nth(1).getByRole('button', { name: 'foggy' }).click()
  await expect.poll(() => ringOf('foggy')).not.toBe('none')
  expect(ringOf('sunny')).toBe('none')
  expect(server.writtenBodies()).toEqual([{ childId: leo.id, mood: 'calm', weather: 'foggy', date: today }])
})
