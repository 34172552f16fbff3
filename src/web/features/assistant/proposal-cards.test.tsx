import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { undoActGroup } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { findNoon } from '#shared/acts/rules.ts'
import { checkIn } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { renderCards } from '#web/testing/render-cards.tsx'
import {
  awardProposal,
  checkInProposal,
  leo,
  mia,
  momentProposal,
  sentenceDay,
  teeth,
  teethDone,
} from '#web/testing/sentence-fixtures.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const boxOf = (name: RegExp) => page.getByRole('checkbox', { name })
const twoProposals = () => ({ proposals: [checkInProposal(), awardProposal()] })

test('shows who, what, the points and a tick, and records nothing by itself [AST-71]', async () => {
  const yesterday = addDays(sentenceDay(), -1)
  const doubtful = awardProposal({ id: 'p4', title: 'Hit someone', points: -3, isSure: false, day: yesterday })
  const server = await renderCards({ proposals: [checkInProposal(), awardProposal(), doubtful] })
  await expect.element(boxOf(/^Brush teeth Mia · habit 2 points gained$/)).toBeChecked()
  await expect.element(boxOf(/^Set the table Leo · behaviour 5 points gained$/)).toBeChecked()
  await expect.element(boxOf(/^Hit someone Leo · something hard · Yesterday 3 points less$/)).not.toBeChecked()
  await expect.element(button('Record 2 of 3')).toBeVisible()
  await boxOf(/^Brush teeth/).click()
  await expect.element(button('Record 1 of 3')).toBeVisible()
  await boxOf(/^Set the table/).click()
  await expect.element(button('Nothing is ticked')).toHaveAttribute('aria-disabled', 'true')
  expect(button('Nothing is ticked').element().querySelector('svg')).toBeNull()
  expect(server.acts()).toEqual([])
})

test('what is not ticked at first says why, also once it is ticked, and no row moves [AST-71]', async () => {
  await renderCards({ proposals: [checkInProposal(), awardProposal({ isSure: false, doubt: 'unlisted' })] })
  const reason = page.getByText('Not on Leo’s list yet')
  await expect.element(reason).toBeVisible()
  await expect.element(boxOf(/^Set the table/)).toHaveAccessibleDescription('Not on Leo’s list yet')
  const height = page.getByRole('list').element().clientHeight
  await boxOf(/^Set the table/).click()
  await expect.element(reason).toBeVisible()
  expect(page.getByRole('list').element().clientHeight).toBe(height)
})

test('where nothing is certain, it asks to tick what is right [AST-71]', async () => {
  await renderCards({ proposals: [awardProposal({ isSure: false })] })
  await expect.element(page.getByText(/^One thing found\. Tick what is right\./)).toBeVisible()
  await expect.element(boxOf(/^Set the table/)).not.toBeChecked()
})

test('where only a part is certain, it asks to tick and to untick [AST-71]', async () => {
  await renderCards({ proposals: [checkInProposal(), awardProposal({ isSure: false })] })
  await expect.element(page.getByText(/^2 things found\. Tick what is right, untick what isn’t\./)).toBeVisible()
})

test('what is done already stands in the order of the sentence, is not counted and has no tick [AST-68]', async () => {
  const yesterday = teethDone({ day: addDays(sentenceDay(), -1), place: 1 })
  const server = await renderCards({ ...twoProposals(), already: [yesterday] })
  const rows = page.getByRole('list', { name: 'What would be recorded' }).getByRole('listitem')
  await expect.element(rows.nth(1)).toHaveTextContent('Already done: Brush teeth · Mia · Yesterday')
  await expect.element(rows.nth(2)).toMatchTextContent(/^Set the table/)
  await expect.element(page.getByText(/^2 things found\./)).toBeVisible()
  expect(page.getByRole('checkbox').elements()).toHaveLength(2)
  await button('Record 2').click()
  await expect.poll(() => server.acts()).toHaveLength(2)
  await expect.element(page.getByText('2 recorded.', { exact: true })).toBeVisible()
})

test('a tap anywhere on a card, also on its words, ticks or unticks it [AST-71]', async () => {
  await renderCards(twoProposals())
  const box = boxOf(/^Brush teeth/)
  await expect.element(box).toBeChecked()
  const tap = ({ x, y }: DOMRect) => {
    const target = document.elementFromPoint(x + 20, y + 8)
    if (target instanceof HTMLElement) target.click()
  }
  tap(document.querySelector('[data-proposal]')?.getBoundingClientRect() ?? new DOMRect())
  await expect.element(box).not.toBeChecked()
  tap(page.getByText('Brush teeth').element().getBoundingClientRect())
  await expect.element(box).toBeChecked()
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
})

test('records what is ticked in its order as one group, and one undo takes all back [AST-72]', async () => {
  const server = await renderCards(twoProposals())
  await button('Record 2').click()
  await expect.element(page.getByText('2 recorded.', { exact: true })).toBeVisible()
  const [first, second] = server.acts()
  expect([first, second]).toMatchObject([
    { path: `/api/habits/${teeth.id}/checkin`, body: { date: sentenceDay() }, actTime: null },
    { path: '/api/behaviors', body: { childId: leo.id, type: 'reward', title: 'Set the table', points: 5 } },
  ])
  expect(first?.actGroup).toMatch(/^[\da-f-]{36}$/)
  expect(second?.actGroup).toBe(first?.actGroup)
  expect(second?.key).not.toBe(first?.key)
  await expect.element(button('Record 2')).not.toBeInTheDocument()
  await button('Undo').click()
  await expect.element(button('Record 2')).toBeVisible()
  const undone = server.requests.filter(({ path }) => path.startsWith('/api/act-groups/'))
  expect(undone).toMatchObject([{ path: undoActGroup.path.replace('{id}', first?.actGroup ?? '') }])
  await button('Record 2').click()
  await expect.poll(() => server.acts()).toHaveLength(4)
  expect(server.acts()[2]?.key).not.toBe(first?.key)
  expect(server.acts()[2]?.actGroup).not.toBe(first?.actGroup)
})

test('of an earlier day, check-ins and moments name the day and awards have its noon as their time [AST-73]', async () => {
  const day = addDays(sentenceDay(), -1)
  const moment = momentProposal({ day, mood: 'calm', weather: 'rainy' })
  const server = await renderCards({ proposals: [checkInProposal({ day }), awardProposal({ day }), moment] })
  await button('Record 3').click()
  await expect.poll(() => server.acts()).toHaveLength(3)
  expect(server.acts()).toMatchObject([
    { body: { date: day }, actTime: null },
    { actTime: new Date(findNoon(day, 'Europe/Madrid')).toISOString() },
    { body: { date: day, mood: 'calm', weather: 'rainy', content: 'We saw a heron.' }, actTime: null },
  ])
})

test('a moment cannot be ticked before it has a face and the weather [AST-75]', async () => {
  const server = await renderCards({ proposals: [momentProposal()] })
  const box = boxOf(/^We saw a heron/)
  await expect.element(box).toBeDisabled()
  await expect.element(page.getByText('needs a face and the weather')).toBeVisible()
  await page.getByText('calm', { exact: true }).click()
  await expect.element(box).toBeDisabled()
  await page.getByText('sunny', { exact: true }).click()
  await expect.element(box).toBeChecked()
  await button('Record it').click()
  await expect.poll(() => server.acts()).toMatchObject([{ body: { mood: 'calm', weather: 'sunny' } }])
})

test('a card says why it failed, and Try again sends it alone [AST-77]', async () => {
  const server = await renderCards(twoProposals())
  server.rejectWith(recordBehavior, 'too_many_requests')
  await button('Record 2').click()
  await expect.element(page.getByText('Not recorded. That was a lot at once. Please wait a moment.')).toBeVisible()
  await expect.element(page.getByText('1 recorded, 1 not.')).toBeVisible()
  server.respondWith(recordBehavior, () => {
    throw new TypeError('no network')
  })
  await button('Try again').click()
  await expect.element(page.getByText(/^Not recorded\. That needs a connection/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change: Set the table' })).not.toBeInTheDocument()
  await button('Try again').click()
  await expect.poll(() => server.acts()).toHaveLength(4)
  const [checkedIn, rejected, lost, again] = server.acts()
  expect([checkedIn, rejected, lost, again].map((act) => act?.actGroup)).toEqual(
    Array.from({ length: 4 }, () => checkedIn?.actGroup),
  )
  expect(lost?.key).not.toBe(rejected?.key)
  // Nobody knows whether it was recorded.
  expect(again?.key).toBe(lost?.key)
})

test('without a connection nothing more is sent, and all can be tried again [AST-77]', async () => {
  const server = await renderCards(twoProposals())
  server.respondWith(checkIn, () => {
    throw new TypeError('no network')
  })
  await button('Record 2').click()
  await expect.element(button('Try again (2)')).toBeVisible()
  expect(server.acts()).toHaveLength(1)
})

test('the pencil of a card opens what can be changed [AST-74]', async () => {
  const server = await renderCards({ proposals: [checkInProposal()] })
  await button('Change: Brush teeth').click()
  await page.getByRole('radio', { name: 'Leo' }).click()
  // Leo has no such habit: it is a deed of that title.
  await expect.element(boxOf(/^Brush teeth Leo · behaviour 2 points gained$/)).toBeChecked()
  await page.getByRole('textbox', { name: 'In a few words' }).fill('Brushed teeth alone')
  await page.getByRole('group', { name: 'Points, often chosen' }).getByRole('button', { name: '15' }).click()
  await page.getByRole('button', { name: 'When: Today' }).click()
  await page.getByRole('menuitemradio', { name: 'Yesterday' }).click()
  await button('Done').click()
  await button('Record it').click()
  await expect.poll(() => server.acts()).toHaveLength(1)
  const day = addDays(sentenceDay(), -1)
  expect(server.acts()).toMatchObject([
    {
      path: '/api/behaviors',
      body: { childId: leo.id, type: 'reward', title: 'Brushed teeth alone', points: 15 },
      actTime: new Date(findNoon(day, 'Europe/Madrid')).toISOString(),
    },
  ])
})

test('a deed can be made a habit of the child, something hard, or a moment [AST-74]', async () => {
  await renderCards({ proposals: [awardProposal({ childId: mia.id })] })
  await button('Change: Set the table').click()
  const kind = page.getByRole('combobox', { name: 'What is it?' })
  await userEvent.selectOptions(kind, 'Brush teeth')
  await expect.element(boxOf(/^Brush teeth Mia · habit/)).toBeChecked()
  await userEvent.selectOptions(kind, 'Something hard')
  await expect.element(boxOf(/^Brush teeth Mia · something hard/)).toBeChecked()
  await userEvent.selectOptions(kind, 'A moment')
  await expect.element(boxOf(/^helped set the table Mia · moment/)).toBeDisabled()
})

test('something hard stays so whatever is typed as its points, and may take none [AST-74]', async () => {
  await renderCards({ proposals: [awardProposal({ childId: mia.id, title: 'Hit Leo', points: -3 })] })
  await button('Change: Hit Leo').click()
  const points = page.getByRole('group', { name: 'Points, often chosen' })
  await points.getByRole('textbox').fill('0')
  await expect.element(page.getByText('Points must be a positive number, from 1 to 100.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'What is it?' })).toHaveDisplayValue('Something hard')
  await points.getByRole('button', { name: 'No points' }).click()
  await expect.element(points.getByRole('button', { name: 'No points' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('combobox', { name: 'What is it?' })).toHaveDisplayValue('Something hard')
  await expect.element(boxOf(/^Hit Leo Mia · something hard$/)).toBeEnabled()
})

test('words that were not understood become a behaviour, a moment or nothing [AST-76]', async () => {
  const leftover = { childId: mia.id, day: sentenceDay() }
  const server = await renderCards({
    leftovers: ['built a dam', 'Grandma came', 'blah'].map((words) => ({ ...leftover, words })),
  })
  const card = (words: string) => page.getByRole('listitem').filter({ hasText: `“${words}”` })
  await card('built a dam').getByRole('button', { name: 'a behaviour' }).click()
  await expect.element(boxOf(/^built a dam Mia · behaviour 10 points gained$/)).toBeChecked()
  await card('Grandma came').getByRole('button', { name: 'a moment' }).click()
  await expect.element(boxOf(/^Grandma came Mia · moment/)).toBeDisabled()
  const nothing = card('blah').getByRole('button', { name: 'nothing' })
  await nothing.click()
  await expect.element(nothing).toHaveAttribute('aria-pressed', 'true')
  await button('Record 1 of 2').click()
  await expect.poll(() => server.acts()).toMatchObject([{ body: { title: 'built a dam', points: 10 } }])
})
