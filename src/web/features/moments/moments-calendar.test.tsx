import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { setTime } from '#web/testing/clock.ts'
import { expectDialogAtRest } from '#web/testing/expect-dialog-at-rest.ts'
import { renderMomentsScreen, sampleMoment } from '#web/testing/render-moments-screen.tsx'

const createMoment = (nth: number, about: Partial<Moment>): Moment => ({
  ...sampleMoment,
  id: `01900000-0000-7000-8000-0000000001${String(nth).padStart(2, '0')}`,
  ...about,
})

const dialog = page.getByRole('dialog', { name: 'Calendar' })

test('a card names who wrote the moment [MOM-27]', async () => {
  await renderMomentsScreen([sampleMoment, createMoment(1, { by: 'unknown', content: 'Rain.' })])
  const cardOf = (story: string) => page.getByRole('listitem').filter({ hasText: story })
  await expect.element(cardOf('We built a bridge for the ants.')).toMatchTextContent(/7 Mar · Sat · Ana/)
  await expect.element(cardOf('Rain.')).toMatchTextContent(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun)$/)
})

test('the calendar shows the faces of a month, and the cards of the day that is tapped [MOM-28]', async () => {
  await renderMomentsScreen([
    sampleMoment,
    createMoment(2, { date: '2026-03-02', mood: 'calm', content: 'Snow.' }),
    createMoment(1, { date: '2026-03-02', mood: 'sad', content: 'Rain.' }),
    createMoment(0, { date: '2026-01-31', mood: 'happy', content: 'Swam.' }),
  ])
  await page.getByRole('button', { name: 'Calendar' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'March 2026' })).toBeVisible()
  await expect.element(dialog.getByText('We built a bridge for the ants.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Monday 2 March: calm, 2 moments' }).click()
  await expect.element(dialog.getByText('Snow.')).toBeVisible()
  await expect.element(dialog.getByText('Rain.')).toBeVisible()
  expect(dialog.getByText('We built a bridge for the ants.').query()).toBeNull()
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await dialog.getByRole('button', { name: 'Saturday 31 January: happy' }).click()
  await expect.element(dialog.getByText('Swam.')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true')
})

test('older moments are loaded when the calendar goes back [MOM-28]', async () => {
  const newest = Array.from({ length: 100 }, (_, n) => createMoment(n, { date: '2026-03-07', content: null }))
  const { server } = await renderMomentsScreen(newest)
  await expect.element(page.getByRole('button', { name: 'Load older ones' })).toBeVisible()
  server.respondWith(listMoments, [{ ...sampleMoment, date: '2026-02-14', mood: 'excited' }])
  await page.getByRole('button', { name: 'Calendar' }).click()
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Saturday 14 February: excited' })).toBeVisible()
})

test('days to come are quieter than those before, and cannot be chosen [MOM-28]', async () => {
  setTime(Date.parse('2026-03-10T12:00:00+01:00'))
  await renderMomentsScreen([sampleMoment])
  await page.getByRole('button', { name: 'Calendar' }).click()
  const cell = (day: string) => dialog.getByRole('cell', { name: day, exact: true })
  const colourOf = (day: string) => getComputedStyle(cell(day).getByText(day).element()).color
  await expect.element(cell('11')).toBeVisible()
  expect(colourOf('11')).not.toBe(colourOf('9'))
  expect(cell('11').getByRole('button').elements()).toEqual([])
})

test('a face stands on the sky of its weather, and the arrows stay in place from month to month [MOM-28]', async () => {
  await renderMomentsScreen([
    { ...sampleMoment, date: '2026-03-02', weather: 'stormy', content: 'Rain.' },
    createMoment(1, { date: '2026-02-14', weather: 'sunny', content: null }),
  ])
  await page.getByRole('button', { name: 'Calendar' }).click()
  const day = dialog.getByRole('button', { name: /^Monday 2 March/ })
  await expect.element(day).toHaveAttribute('data-sky', 'stormy')
  await expect.element(day).toHaveAttribute('aria-pressed', 'true')
  const placeOf = (name: string) => dialog.getByRole('button', { name }).element().getBoundingClientRect().y
  await expectDialogAtRest(dialog)
  const before = placeOf('Previous month')
  await dialog.getByRole('button', { name: 'Previous month' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'February 2026' })).toBeVisible()
  expect(placeOf('Previous month')).toBe(before)
})
