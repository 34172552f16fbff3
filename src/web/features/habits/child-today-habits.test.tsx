import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { ChildTodayHabits } from './child-today-habits.tsx'

/** Of three habits the first ones are done. */
const threeHabits = (done: number) => {
  const habits = [0, 1, 2].map((n) => habitFixture({ id: `${n}` }, n < done ? [0] : []))
  return <ChildTodayHabits child={childFixture()} habits={habits} day={familyToday()} />
}

const renderThreeHabits = async (done: number) => {
  createFakeServer()
  return renderWithProviders(threeHabits(done))
}

test('how many habits of a child are to go is said to screen readers; to others the circles show it [HOM-17]', async () => {
  await renderThreeHabits(1)
  const words = page.getByText('2 to go')
  await expect.element(words).toBeInTheDocument()
  expect(words.element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

test('beside the name of a child stands that all its habits are done [HOM-17]', async () => {
  await renderThreeHabits(3)
  await expect.element(page.getByText('All three done')).toBeVisible()
})

test('rows without a line above them show the picture and the name of their child, with even room around them [HOM-27]', async () => {
  createFakeServer()
  const habits = [habitFixture({ id: '0', cue: 'after dinner' }, []), habitFixture({ id: '1', cue: null }, [])]
  await renderWithProviders(<ChildTodayHabits child={childFixture()} habits={habits} day={familyToday()} areNamed />)
  const rows = page.getByRole('list', { name: 'Habits of Mia' }).getByRole('listitem')
  await expect.element(rows.first()).toBeVisible()
  const texts = rows.elements().map((row) => row.textContent)
  expect(texts[0]).toMatch(/Mia\s· When: after dinner\s· The first of/)
  expect(texts[1]).toMatch(/Mia\s· The first of/)
  for (const row of rows.elements()) {
    expect(row.querySelectorAll('[data-avatar]')).toHaveLength(1)
    const picture = row.querySelector('[data-jar-place] svg')?.getBoundingClientRect()
    const { top, bottom } = row.getBoundingClientRect()
    expect((picture?.top ?? 0) - top - row.clientTop).toBeCloseTo(bottom - (picture?.bottom ?? 0), 0)
  }
  expect(page.getByRole('heading', { name: 'Mia' }).element().getBoundingClientRect().width).toBeLessThanOrEqual(1)
})

test('the tick of a habit that was done before is still; that of one that is checked in now is animated [HOM-20]', async () => {
  const { rerenderWith } = await renderThreeHabits(1)
  expect(document.querySelectorAll('[aria-pressed=true] svg')).toHaveLength(1)
  expect(document.querySelector('.animate-tick')).toBeNull()
  await rerenderWith(threeHabits(2))
  expect(document.querySelectorAll('[aria-pressed=true] svg')).toHaveLength(2)
  expect(document.querySelectorAll('.animate-tick')).toHaveLength(1)
})

test('a row whose cue and run take two lines is as high while its check-in waits [STT-9]', async () => {
  const server = createFakeServer()
  server.disconnect()
  const habits = [habitFixture({ cue: 'after homework and tea' }, [])]
  await renderWithProviders(
    <div className="w-88">
      <ChildTodayHabits child={childFixture()} habits={habits} day={familyToday()} />
    </div>,
  )
  const row = page.getByRole('listitem')
  await expect.element(row).toBeVisible()
  const { height } = row.element().getBoundingClientRect()
  await row.getByRole('button').click()
  await expect.element(row.getByText('waiting', { exact: true })).toBeVisible()
  expect(row.element().getBoundingClientRect().height).toBe(height)
})
