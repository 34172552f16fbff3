import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { removeUnsavedAct } from '#web/lib/unsaved-acts.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { mia, renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'
import { isPraiseLoaded } from '#web/ledger/use-praise.ts'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
const title = page.getByRole('textbox', { name: 'What happened?' })
const points = page.getByRole('textbox', { name: /^Points/ })
const usualPoints = page.getByRole('group', { name: 'Points, often chosen' })

test('without a child, asks for the name of the first one [HOM-4]', async () => {
  await renderBehaviors({ child: childFixture() })
  await expect.element(page.getByText('What did Mia do well today? Tap it.')).toBeVisible()
})

test('one click on a tile awards it and shows a sentence of praise in its place [BEH-13, BEH-25, DLG-13]', async () => {
  const { server, balance } = await renderBehaviors()
  await expect.poll(() => isPraiseLoaded('en')).toBe(true)
  await tile.click()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  await expect.element(page.getByText('Say: “You', { exact: false })).toBeVisible()
  expect(server.writtenBodies()).toEqual([
    { childId: mia.id, type: 'reward', title: 'Tidied toys', points: 10, preset: 'tidy_toys' },
  ])
  expect(balance()).toBe(110)
})

test('the balance changes before the response [HOM-12]', async () => {
  const { server, balance } = await renderBehaviors()
  await expect.element(tile).toBeVisible()
  const respond = server.holdResponses()
  await tile.click()
  await expect.poll(balance).toBe(110)
  respond()
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
})

test('undo reverts the award [BEH-25, DLG-12]', async () => {
  const { server, balance } = await renderBehaviors()
  await tile.click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  const award = server.requests.find(({ path }) => path === recordBehavior.path)
  expect(server.requests.map(({ path }) => path)).toContain(`/api/acts/${award?.key}/undo`)
  expect(balance()).toBe(100)
})

test('a double click awards once and says so, the menu of the counter awards again at once [BEH-28]', async () => {
  const { server } = await renderBehaviors()
  await tile.dblClick()
  const notice = page.getByText('Two quick taps count once', { exact: false })
  await expect.element(notice).toBeVisible()
  // The act that counts can still be undone.
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(notice).toBeVisible()
  for (const _ of [2, 3]) {
    await page.getByRole('button', { name: /Once more/ }).click()
    await page.getByRole('menuitem', { name: 'Once more, +10' }).click()
  }
  await expect.poll(() => document.querySelector('[data-count]')?.getAttribute('data-count')).toBe('× 3')
  await expect.poll(() => server.writtenBodies()).toHaveLength(3)
})

afterEach(() => void removeUnsavedAct('+10 for Mia · Tidied toys'))

test('a rejected award restores the balance and shows the error [DLG-8, DLG-9]', async () => {
  const { server, balance } = await renderBehaviors()
  server.rejectWith(recordBehavior, 'unavailable')
  await tile.click()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  expect(balance()).toBe(100)
})

test('a custom behaviour requires a name and a positive number, and the form keeps its values [BEH-21, BEH-23]', async () => {
  const { server } = await renderBehaviors()
  await page.getByRole('button', { name: 'Add your own' }).click()
  await points.fill('0')
  await page.getByRole('button', { name: 'Give points' }).click()
  await expect.element(page.getByText('Please say in a few words what happened.')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await title.fill('Fed the cat')
  await page.getByRole('button', { name: 'Give points' }).click()
  await expect.element(page.getByText('Points must be a positive number, from 1 to 100.')).toBeVisible()
  await expect.element(points).toHaveFocus()
  await expect.element(title).toHaveValue('Fed the cat')
  expect(server.writtenBodies()).toEqual([])
})

test('something hard takes no points by default, and a deduction then shows how to make up for it [BEH-24, BEH-26, BEH-31, BEH-32, BEH-40]', async () => {
  const { server } = await renderBehaviors()
  await page.getByRole('button', { name: 'Note something hard' }).click()
  await expect.element(usualPoints.getByRole('button', { pressed: true })).toHaveTextContent('No points')
  await usualPoints.getByRole('button', { name: '−3' }).click()
  await title.fill('Threw the blocks')
  await expect.element(page.getByText('More taken off than earned today')).toBeVisible()
  await page.getByRole('button', { name: 'Write it down 3 points less' }).click()
  await expect.element(page.getByRole('status').getByText('You could say')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ type: 'punishment', points: -3 }])
  const message = page.getByText(/3 for Mia · Threw the blocks$/).first()
  await expect.element(message).toBeVisible()
  expect(message.element().closest<HTMLElement>('[data-message]')?.dataset['message']).toBe('note')
})

test('making amends is explained also when nothing hard has happened [BEH-26]', async () => {
  await renderBehaviors()
  await expect.element(page.getByText('When Mia puts something right, that earns points, too.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Later' }).query()).toBeNull()
})

test('what shows how to make up for a deduction goes when that is undone [BEH-26]', async () => {
  await renderBehaviors()
  await page.getByRole('button', { name: 'Note something hard' }).click()
  await title.fill('Threw the blocks')
  await usualPoints.getByRole('button', { name: '−3' }).click()
  await page.getByRole('button', { name: 'Write it down 3 points less' }).click()
  const panel = page.getByRole('button', { name: 'Later' })
  await expect.element(panel).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Threw the blocks')).toBeVisible()
  expect(panel.query()).toBeNull()
})

test('switching between award and deduction changes the points unless they were edited [BEH-7, BEH-19, BEH-32]', async () => {
  await renderBehaviors()
  await page.getByRole('button', { name: 'Add your own' }).click()
  await page.getByRole('radio', { name: 'Something hard' }).click()
  await expect.element(usualPoints.getByRole('button', { pressed: true })).toHaveTextContent('No points')
  await points.fill('7')
  await page.getByRole('radio', { name: 'Something good' }).click()
  await expect.element(points).toHaveValue('7')
})

test('with a full list, the form asks which tile makes room for it, and none is the default [BEH-18]', async () => {
  const full = ['Sang', 'Read', 'Swept', 'Waited', 'Shared', 'Cooked'].map((name) => ({ title: name, points: 5 }))
  const { server } = await renderBehaviors({ quickFull: true, quick: [{ preset: 'greeting' }, ...full] })
  await page.getByRole('button', { name: 'Add your own' }).click()
  await title.fill('Fed the cat')
  const replaced = page.getByRole('combobox', { name: 'Keep it as a tile?' })
  await expect.element(replaced).toHaveDisplayValue('No, just this once')
  await replaced.selectOptions('Yes, in place of “Said hello”')
  await page.getByRole('button', { name: 'Give 10 points' }).click()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await expect.element(page.getByText('+10 for Mia · Fed the cat').first()).toBeInTheDocument()
  await expect.poll(() => server.writtenBodies().at(-1)).toEqual([{ title: 'Fed the cat', points: 10 }, ...full])
})

test('an own behaviour that became no tile can be kept as one afterwards, until its award is undone [BEH-18]', async () => {
  const full = ['Sang', 'Read', 'Swept', 'Waited', 'Shared', 'Cooked'].map((name) => ({ title: name, points: 5 }))
  const { server } = await renderBehaviors({ quickFull: true, quick: [{ preset: 'greeting' }, ...full] })
  const keep = page.getByRole('button', { name: 'Keep as a tile Fed the cat' })
  for (const isUndone of [true, false]) {
    await page.getByRole('button', { name: 'Add your own' }).click()
    await title.fill('Fed the cat')
    await page.getByRole('button', { name: 'Give 10 points' }).click()
    await expect.element(keep).toBeVisible()
    if (!isUndone) continue
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.element(keep).not.toBeInTheDocument()
  }
  await keep.click()
  const choice = page.getByRole('dialog', { name: 'Which tile makes room?' })
  await choice.getByRole('button', { name: 'Said hello' }).click()
  await expect.element(choice).not.toBeInTheDocument()
  expect(server.writtenBodies().at(-1)).toEqual([{ title: 'Fed the cat', points: 10 }, ...full])
  expect(keep.query()).toBeNull()
})

test('with room for a tile, the form asks nothing about it [BEH-18]', async () => {
  await renderBehaviors()
  await page.getByRole('button', { name: 'Add your own' }).click()
  await expect.element(page.getByText('It becomes a tile, so that one tap is enough next time.')).toBeVisible()
  expect(page.getByRole('combobox', { name: 'Keep it as a tile?' }).query()).toBeNull()
})

test('name and points of a tile of the family’s own can be changed, but not to those of another one [BEH-39]', async () => {
  const own = [
    { title: 'Fed the cat', points: 5, picture: 'pet' as const },
    { title: 'Sang', points: 5 },
  ]
  const { server } = await renderBehaviors({ quick: own })
  await page.getByRole('button', { name: 'Rearrange' }).click()
  await page.getByRole('button', { name: /^Edit Fed the cat, / }).click()
  const form = page.getByRole('dialog', { name: 'Edit the tile' })
  const name = form.getByRole('textbox', { name: 'What happened?' })
  await name.fill('Sang')
  await form.getByRole('button', { name: 'Done' }).click()
  await expect.element(form.getByText('You already have that tile.')).toBeVisible()
  await name.fill('Fed cat and dog')
  await form.getByRole('button', { name: '10', exact: true }).click()
  await form.getByRole('button', { name: 'Done' }).click()
  await expect.element(form).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Save the tiles' }).click()
  await expect.element(page.getByText('The tiles are saved')).toBeVisible()
  expect(server.writtenBodies()).toEqual([[{ title: 'Fed cat and dog', points: 10, picture: 'pet' }, own[1]]])
})

test('tiles can be reordered with the keyboard [BEH-33, NAV-13]', async () => {
  const { server } = await renderBehaviors()
  await page.getByRole('button', { name: 'Rearrange' }).click()
  const down = page.getByRole('button', { name: 'Move Said hello down' })
  await expect.element(down).toBeVisible()
  ;(down.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(down).toHaveFocus()
  await page.getByRole('button', { name: 'Add back Studied well' }).click()
  await page.getByRole('button', { name: 'Save the tiles' }).click()
  await expect.element(page.getByText('The tiles are saved')).toBeVisible()
  expect(server.writtenBodies()).toEqual([[{ preset: 'tidy_toys' }, { preset: 'greeting' }, { preset: 'study_well' }]])
})

test('presets are translated [LNG-9]', async () => {
  await renderBehaviors({ locale: 'zh' })
  await expect.element(page.getByRole('button', { name: '收拾玩具，10 分，给Mia' })).toBeVisible()
})

test.each([
  ['by age', { age: 3 }, true],
  ['by birthday, whatever the age says', { age: 9, birthday: `${new Date().getFullYear() - 2}-01-01` }, true],
  ['from four on there is none', { age: 4 }, false],
  ['nor where nothing is known', {}, false],
])('a hint for a child under four: %s [GEN-4, GEN-9]', async (_, about, isShown) => {
  await renderBehaviors({ child: childFixture(about) })
  await expect.element(tile).toBeVisible()
  expect(page.getByText(/^Under four, words do more than points/).elements()).toHaveLength(isShown ? 1 : 0)
})

// At the end: what could not be sent is sent again once a server responds.
test('a failed request restores the balance', async () => {
  const { server, balance } = await renderBehaviors()
  await expect.element(tile).toBeVisible()
  server.disconnect()
  await tile.click()
  await expect.element(page.getByText('Waiting. It will be sent once you’re online.')).toBeVisible()
  expect(balance()).toBe(100)
})
