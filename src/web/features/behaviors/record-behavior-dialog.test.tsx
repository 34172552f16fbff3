import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { FlightLayer } from '#web/ledger/flight-layer.tsx'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { BehaviorsScreen } from './behaviors-screen.tsx'

const mia = childFixture({ points: 100, pointsEarned: 100 })
const id = '01d00000-0000-7000-8000-000000000001'

const renderDialog = async () => {
  const server = createFakeServer()
  server.respondWith(getQuickList, [{ preset: 'greeting' }])
  server.respondWith(listActivities, [])
  server.respondWith(recordBehavior, ({ body }) => {
    const given = body as { type: 'reward' | 'punishment'; title: string; points: number }
    const category = given.points > 0 ? ('good' as const) : ('needs_improvement' as const)
    const made = { id, actId: id, childId: mia.id, category, preset: null, createdAt: '2026-11-20T10:00:00.000Z' }
    return { ...given, ...made, description: null, balance: 100, quickAdded: false, quickFull: false }
  })
  await renderWithProviders(
    <>
      <p data-points="">{'100'}</p>
      <FlightLayer />
      <BehaviorsScreen user={userFixture()} child={mia} family={[mia]} chips={null} />
    </>,
  )
  return server
}

const open = (name: string) => page.getByRole('button', { name }).click()
const title = page.getByRole('textbox', { name: 'What happened?' })
const points = page.getByRole('textbox', { name: /^Points/ })
const byText = (words: string) => page.getByText(words, { exact: false }).first()

test('sends name, description and points, positive for an award and negative for a deduction [BEH-19, BEH-24, DLG-12]', async () => {
  const server = await renderDialog()
  await open('Add your own')
  await title.fill('Fed the cat')
  await page.getByText('day, a few more words', { exact: false }).click()
  await page.getByRole('textbox', { name: 'A few more words' }).fill('Twice')
  await points.fill('7')
  await open('Give 7 points')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await open('Note something hard')
  await title.fill('Threw the blocks')
  await points.fill('4')
  await open('Write it down 4 points less')
  await expect.element(byText('−4 for Mia · Threw the blocks')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, type: 'reward', title: 'Fed the cat', points: 7, description: 'Twice' },
    { childId: mia.id, type: 'punishment', title: 'Threw the blocks', points: -4 },
  ])
})

test('something hard is noted in two taps, with ready words that can be edited [BEH-41]', async () => {
  const server = await renderDialog()
  await open('Note something hard')
  await open('Threw something')
  await expect.element(title).toHaveValue('Threw something')
  await expect.element(page.getByRole('button', { name: 'Threw something' })).toHaveAttribute('aria-pressed', 'true')
  await title.fill('Threw something at Leo')
  await open('−3')
  await open('Write it down 3 points less')
  await expect.element(byText('−3 for Mia · Threw something at Leo')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ title: 'Threw something at Leo', points: -3 }])
  await open('Add your own')
  expect(page.getByRole('button', { name: 'Threw something' }).query()).toBeNull()
})

test('until it says what happened, the button of the form looks as if it waited [BEH-42]', async () => {
  await renderDialog()
  for (const [kind, name] of [
    ['Add your own', 'Give 10 points'],
    ['Note something hard', 'Write it down 3 points less'],
  ] as const) {
    await open(kind)
    if (kind === 'Note something hard') await open('−3')
    await expect.element(page.getByRole('button', { name })).toBeVisible()
    const save = page.getByRole('button', { name }).element()
    const waiting = getComputedStyle(save).backgroundColor
    expect(getComputedStyle(save).boxShadow).toBe('none')
    await title.fill('Fed the cat')
    await expect.poll(() => getComputedStyle(save).backgroundColor).not.toBe(waiting)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  }
})

test('an award and a deduction each keep what was typed when the dialog is closed [DLG-2]', async () => {
  const server = await renderDialog()
  const close = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  }
  await open('Add your own')
  await title.fill('Fed the cat')
  await close()
  await open('Note something hard')
  await expect.element(title).toHaveValue('')
  await title.fill('Threw the blocks')
  await close()
  await open('Add your own')
  await expect.element(title).toHaveValue('Fed the cat')
  await close()
  await open('Note something hard')
  await expect.element(title).toHaveValue('Threw the blocks')
  await open('−3')
  await open('Write it down 3 points less')
  await expect.element(byText('−3 for Mia · Threw the blocks')).toBeVisible()
  await open('Note something hard')
  await expect.element(title).toHaveValue('')
  expect(server.writtenBodies()).toHaveLength(1)
})

test('without name and points both fields show errors, and a summary says what is required [BEH-22, DLG-4]', async () => {
  const server = await renderDialog()
  await open('Add your own')
  await points.fill('7')
  await points.fill('')
  await open('Give points')
  await expect.element(byText('Incomplete information')).toBeVisible()
  await expect.element(byText('Title and points are required fields.')).toBeVisible()
  await expect.element(byText('Please say in a few words what happened.')).toBeVisible()
  await expect.element(byText('Points must be a positive number')).toBeVisible()
  expect(server.writtenBodies()).toEqual([])
})

test.each(['ten', '0', '-5', '1.5', '101', '1e3'])('rejects the points “%s” for both types [BEH-23]', async (typed) => {
  const server = await renderDialog()
  const buttons = { 'Add your own': 'Give points', 'Note something hard': 'Write it down' }
  for (const [kind, save] of Object.entries(buttons)) {
    await open(kind)
    await title.fill('Sang')
    await points.fill(typed)
    await open(save)
    await expect.element(byText('Points must be a positive number, from 1 to 100.')).toBeVisible()
    await expect.element(points).toHaveValue(typed)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  }
  expect(server.writtenBodies()).toEqual([])
})

test('a button sets usual points, others can be typed [BEH-38]', async () => {
  await renderDialog()
  await page.getByRole('button', { name: 'Note something hard' }).click()
  const usual = page.getByRole('group', { name: 'Points, often chosen' })
  await expect.element(usual.getByRole('button', { pressed: true })).toHaveTextContent('No points')
  await usual.getByRole('button', { name: '−5', exact: true }).click()
  await expect.element(points).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Write it down 5 points less' })).toBeVisible()
  const pressed = usual.getByRole('button', { pressed: true })
  await points.click()
  await userEvent.keyboard('10')
  await expect.element(points).toHaveValue('10')
  expect(pressed.query()).toBeNull()
  await userEvent.keyboard('0')
  await expect.element(page.getByRole('button', { name: 'Write it down 100 points less' })).toBeVisible()
  await userEvent.keyboard('{Backspace}{Tab}')
  await expect.element(pressed).toHaveTextContent('−10')
  await expect.element(points).toHaveValue('')
})

test('the points of something hard are offered with a minus, and not marked as required [BEH-38]', async () => {
  await renderDialog()
  await open('Add your own')
  const usual = page.getByRole('group', { name: 'Points, often chosen' })
  const listOffers = () =>
    usual
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(listOffers).toEqual(['3', '5', '10', '15'])
  expect(page.getByText('required', { exact: true }).elements()).toHaveLength(1)
  await page.getByRole('radio', { name: 'Something hard' }).click()
  await expect.poll(listOffers).toEqual(['No points', '−3', '−5', '−10', '−15'])
  await expect.element(page.getByText('Points to take off', { exact: true })).toBeVisible()
})

test('points that are no button are in the field when the form opens again [BEH-38, DLG-2]', async () => {
  await renderDialog()
  await page.getByRole('button', { name: 'Note something hard' }).click()
  await points.fill('7')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Note something hard' }).click()
  await expect.element(points).toHaveValue('7')
  await page.getByRole('group', { name: 'Points, often chosen' }).getByRole('button', { name: '−15' }).click()
  await expect.element(points).toHaveValue('')
  await expect.element(page.getByRole('button', { name: 'Write it down 15 points less' })).toBeVisible()
})

test('shows the server’s error for a missing type [BEH-20]', async () => {
  const server = await renderDialog()
  server.rejectWith(recordBehavior, 'invalid_input', [{ path: 'type', code: 'invalid_choice' }])
  await open('Add your own')
  await title.fill('Sang')
  await open('Give 10 points')
  await expect.element(byText('Not recorded')).toBeVisible()
  await expect.element(title).toHaveValue('Sang')
})

test('what the dialog shows stays while it closes [DLG-17]', async () => {
  await renderDialog()
  await open('Note something hard')
  await open('−3')
  await title.fill('Threw the blocks')
  const shown = new Set<string>()
  const dialog = page.getByRole('dialog').element()
  const watching = new MutationObserver(() => {
    const typed = dialog.querySelector('input[name=title]')
    shown.add(`${dialog.querySelector('[type=submit]')?.textContent} ${(typed as HTMLInputElement | null)?.value}`)
  })
  watching.observe(dialog, { attributes: true, characterData: true, childList: true, subtree: true })
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  watching.disconnect()
  expect([...shown]).toEqual(['Write it down−33 points less Threw the blocks'])
})

test('an award shows a flying light, a deduction does not [BEH-27]', async () => {
  await renderDialog()
  const flights: Element[] = []
  const watching = new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    flights.push(...added.filter((node) => node instanceof Element && node.matches('[data-flight]')).map(asElement))
  })
  watching.observe(document.body, { childList: true, subtree: true })
  await open('Said hello, 10 points for Mia')
  await expect.poll(() => flights.length).toBe(1)
  await open('Note something hard')
  await title.fill('Threw the blocks')
  await open('−3')
  await open('Write it down 3 points less')
  await expect.element(byText('When Mia puts something right')).toBeVisible()
  watching.disconnect()
  expect(flights).toHaveLength(1)
})

const asElement = (node: Node): Element => node as Element
